import type { ResourceSection } from '../../../../content/schema/resource.ts';

interface ContentsProps {
  label: string;
  sections: readonly ResourceSection[];
}

export function Contents({ label, sections }: ContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="no-print max-w-52 self-start max-lg:hidden lg:sticky lg:top-32"
    >
      <p id="contents" className="eyebrow">
        {label}
      </p>
      <ul className="mt-3 border-line border-t text-sm *:border-line *:border-b [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:py-2 [&_a]:leading-tight [&_a]:hover:text-action">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
