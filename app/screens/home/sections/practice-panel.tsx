import { Link } from 'react-router';
import { practicePanel } from '../../../../content/home.ts';
import { button } from '../../../ui/button.ts';

export function PracticePanel() {
  return (
    <section
      aria-labelledby="practice-panel-title"
      className="self-start border-oxblood border-t-2 bg-sand px-6 pt-7 pb-6 lg:sticky lg:top-28"
    >
      <h2 id="practice-panel-title" className="text-2xl">
        {practicePanel.heading}
      </h2>
      <ul className="my-4 grid gap-x-10 sm:max-lg:grid-cols-2 [&>li]:border-line [&>li]:border-b [&_a]:flex [&_a]:min-h-12 [&_a]:items-center [&_a]:hover:text-oxblood">
        {practicePanel.links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
      <Link to={practicePanel.viewAll.href} className={button('outline', 'w-full sm:max-lg:w-auto')}>
        {practicePanel.viewAll.label}
      </Link>
    </section>
  );
}
