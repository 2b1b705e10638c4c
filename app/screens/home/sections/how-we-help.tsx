import { Link } from 'react-router';
import { mattersHeading, matterTypes } from '../../../../content/home.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The twelve kinds of matter; each entry is one link. */
export function HowWeHelp() {
  return (
    <section aria-labelledby="help-title">
      <h2 id="help-title" className="text-3xl">
        {mattersHeading.heading}
      </h2>
      <p className="measure mt-4 text-lg text-slate">{mattersHeading.intro}</p>
      <ul className="mt-10 grid gap-x-12 sm:grid-cols-2 [&>li]:relative [&>li]:flex [&>li]:gap-5 [&>li]:border-line [&>li]:border-t [&>li]:py-6 [&_a]:after:absolute [&_a]:after:inset-0 [&_a]:hover:text-oxblood [&_h3]:text-xl [&_p]:mt-1 [&_p]:text-slate [&_p]:text-sm">
        {matterTypes.map(({ key, title, text, href }) => (
          <li key={key}>
            <Icon name={key} className="size-10 shrink-0 text-brass-deep" />
            <div className="min-w-0">
              <h3>
                <Link to={href}>{title}</Link>
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
