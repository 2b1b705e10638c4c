import { Link } from 'react-router';
import { matterTypes } from '../../../../content/derive/matter-types.ts';
import { mattersHeading } from '../../../../content/interface/home-page.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The kinds of matter; each entry is one link. */
export function HowWeHelp() {
  if (matterTypes.length === 0) return null;
  return (
    <section aria-labelledby="help-title">
      <h2 id="help-title" className="text-3xl">
        {mattersHeading.heading}
      </h2>
      <p className="measure mt-3 text-lg text-muted">{mattersHeading.intro}</p>
      <ul className="matters">
        {matterTypes.map(({ key, title, text, href }) => (
          <li key={key}>
            <Icon name={key} className="size-8 md:size-10 text-ornament-text" />
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
