interface BreadcrumbsProps {
  /** What the trail is called for those who hear it. */
  label: string;
  /** The pages above this one, the highest first. */
  links: readonly { label: string; href: string }[];
  /** What this page is called. */
  here: string;
}

/** The way to this page from the top of the site, ending in the page itself. */
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
