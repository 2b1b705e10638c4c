import type { Link as LinkText } from '../../../../content/schema/firm.ts';
import type { ResourceBlock } from '../../../../content/schema/resource.ts';
import { Link } from '../../../sections/link.tsx';
import { safetyNotice } from '../../../ui/safety-notice.ts';
import { Table } from './table.tsx';

/** A block of a section. */
export function Block({ block }: { block: ResourceBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list': {
      const items = block.items.map((item) => <li key={item}>{item}</li>);
      return (
        <>
          {block.intro && <p>{block.intro}</p>}
          {block.ordered ? (
            <ol className="list-decimal space-y-3 marker:font-display marker:text-ornament-text marker:text-xl">
              {items}
            </ol>
          ) : (
            <ul className="list-disc space-y-2 marker:text-ornament">{items}</ul>
          )}
        </>
      );
    }
    case 'table':
      return <Table table={block} />;
    case 'links':
      return (
        <>
          {block.intro && <p>{block.intro}</p>}
          <dl className="border-line border-t">
            {block.links.map((link) => (
              <div key={link.href} className="border-line border-b py-2.5">
                <dt>
                  <SourceLink {...link} />
                </dt>
                <dd lang={link.language} className="text-sm">
                  {link.purpose}
                </dd>
              </div>
            ))}
          </dl>
        </>
      );
    case 'note':
      return (
        <div className={`my-8 ${block.safety ? safetyNotice : 'border-ornament border-l-2 pl-6'}`}>
          <h3 className="text-xl">{block.title}</h3>
          <p className="mt-1.5">{block.text}</p>
        </div>
      );
  }
}

/** A link to a page of this site, to a number to call or text, or to another site, without a referrer. */
function SourceLink({ label, href, language }: LinkText) {
  const style = 'link inline-flex min-h-11 items-center font-semibold';
  if (href.startsWith('/')) {
    return (
      <Link to={href} lang={language} hrefLang={language} className={style}>
        {label}
      </Link>
    );
  }
  if (!href.startsWith('http')) {
    return (
      <a href={href} className={style}>
        {label}
      </a>
    );
  }
  return (
    <>
      <a href={href} rel="external noreferrer" className={style}>
        {label}
      </a>{' '}
      <span className="text-muted text-sm">{new URL(href).host.replace('www.', '')}</span>
    </>
  );
}
