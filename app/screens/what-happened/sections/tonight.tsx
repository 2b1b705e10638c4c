import { firm } from '#firm/identity.ts';
import { happenedLabels } from '#law/what-happened/labels.ts';
import type { Link as SiteLink } from '../../../../content/schema/firm.ts';
import type { HappenedPage } from '../../../../content/schema/what-happened.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { Link } from '../../../sections/link.tsx';
import { pictureUrl } from '../../../ui/picture.ts';

interface TonightProps {
  content: Pick<HappenedPage, 'title' | 'tonight' | 'opening' | 'picture'>;
  /** From the home page to this page. */
  trail: readonly SiteLink[];
}

/** The event and the steps for tonight; then the phone, a link to the form, and a small drawing. */
export function Tonight({ content: { title, tonight, opening, picture }, trail }: TonightProps) {
  const { tonight: heading, call, write } = happenedLabels;
  return (
    <div className="page pt-3 pb-14 lg:pb-20">
      <Breadcrumbs trail={trail} />
      <h1 className="mt-3 text-4xl lg:mt-8">{title}</h1>
      <div className="mt-6 grid gap-x-20 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby="tonight">
          <h2 id="tonight" className="text-2xl">
            {heading}
          </h2>
          <ol className="mt-3 text-lg">
            {tonight.map((item, index) => (
              <li key={item} className="flex items-baseline gap-x-4 border-line border-t py-3">
                <span className="shrink-0 font-display text-ornament-text text-xl lining-nums">
                  {index + 1}.
                </span>
                {item}
              </li>
            ))}
          </ol>
        </section>
        <div className="measure lg:pt-12">
          <p className="text-lg">{opening}</p>
          <a
            href={call.href}
            aria-label={call.label}
            className="mt-4 flex w-fit min-h-12 items-center font-display text-[min(var(--text-3xl),9vw)] text-action lining-nums hover:underline"
          >
            {firm.phone.display}
          </a>
          {firm.emergencyLine && <p className="text-muted text-sm">{firm.emergencyLine}</p>}
          <Link to={write.href} className="link mt-1 inline-flex min-h-11 items-center font-semibold text-sm">
            {write.label}
          </Link>
          <img
            src={pictureUrl(picture)}
            alt=""
            width="240"
            height="135"
            decoding="async"
            className="mt-6 block"
          />
        </div>
      </div>
    </div>
  );
}
