import { glossary } from '#law/glossary/glossary.ts';
import { hasPage } from '../../../../content/derive/links.ts';
import type { GlossaryTerm } from '../../../../content/schema/resource.ts';
import { Link } from '../../../sections/link.tsx';

const names = new Map(glossary.terms.map(({ slug, term }) => [slug, term]));

export function Term({ term: { term, slug, definition, see = [], link } }: { term: GlossaryTerm }) {
  const linked = link !== undefined && hasPage(link);
  return (
    <div id={slug}>
      <dt>{term}</dt>
      <dd>
        {definition}
        {(see.length > 0 || linked) && (
          <p>
            {see.length > 0 && <span>{glossary.seeLabel}</span>}
            {see.map((other) => (
              <a key={other} href={`#${other}`}>
                {names.get(other) ?? other}
              </a>
            ))}
            {linked && (
              <Link to={link} className="font-semibold text-action">
                {glossary.linkLabel}
                <span className="sr-only">: {term}</span>
              </Link>
            )}
          </p>
        )}
      </dd>
    </div>
  );
}
