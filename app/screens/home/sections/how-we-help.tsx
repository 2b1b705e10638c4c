import { matterTypes } from '../../../../content/derive/matter-types.ts';
import { mattersHeading } from '../../../../content/interface/home-page.ts';
import { Link } from '../../../sections/link.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** The kinds of matter; each entry is one link. */
export function HowWeHelp() {
  if (matterTypes.length === 0) return null;
  return (
    <section aria-labelledby="help-title">
      <h2 id="help-title" className="text-3xl">
        {mattersHeading.heading}
      </h2>
      <p className="measure mt-1.5 text-muted text-sm md:mt-3 md:text-lg">{mattersHeading.intro}</p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-4 md:mt-8 md:grid-cols-2 md:gap-x-12">
        {matterTypes.map(({ key, title, text, href }) => (
          <li
            key={key}
            className="relative flex min-h-11 items-center gap-3 border-line border-t py-1 md:items-start md:gap-5 md:py-5"
          >
            <Icon name={key} className="size-6 text-ornament-text md:size-10" />
            <div className="min-w-0">
              <h3 className="text-base leading-tight md:text-xl">
                <Link to={href} className="after:absolute after:inset-0 hover:text-action">
                  {title}
                </Link>
              </h3>
              <p className="mt-0.5 text-muted text-sm max-md:hidden">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
