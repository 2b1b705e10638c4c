interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The pages above, from the top. */
  links: readonly { label: string; href: string }[];
  /** Name of the current page. */
  here: string;
}

/** Breadcrumbs, ending in the current page. */
export function Breadcrumbs({ label, links, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="no-print text-sm text-slate">
      <ol className="flex flex-wrap gap-x-3 *:flex *:min-h-11 *:items-center *:gap-x-3">
        {links.map(({ label: name, href }) => (
          <li key={href} className="after:content-['/']">
            <a href={href} className="flex min-h-11 items-center hover:underline">
              {name}
            </a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
