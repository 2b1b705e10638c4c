import { practicePanel } from '../../../../content/interface/home-page.ts';
import styles from '../../../sections/choices.module.css';
import { Link, LinkItems } from '../../../sections/link.tsx';
import { button } from '../../../ui/button.ts';
import { Icon } from '../../../ui/icon.tsx';

/** A panel beside the matters; on a narrow screen, where it follows them, its list is folded. */
export function PracticePanel() {
  if (practicePanel.links.length === 0) return null;
  return (
    <section
      aria-labelledby="practice-panel-title"
      className="self-start border-action border-t-2 bg-tint px-5 lg:sticky lg:top-28 lg:px-6 lg:pt-6"
    >
      <h2 id="practice-panel-title" className="pt-4 text-2xl not-print:max-lg:sr-only lg:pt-0">
        {practicePanel.heading}
      </h2>
      <details className="lg:unfold print:unfold">
        <summary className="flex min-h-12 items-center justify-between gap-4 font-display text-2xl">
          {practicePanel.heading}
          <Icon name="chevron" className="turn size-5 text-ornament-text" />
        </summary>
        <ul className={`${styles.choices} mb-4 grid gap-x-10 sm:max-lg:grid-cols-2 lg:mt-4`}>
          <LinkItems links={practicePanel.links} />
        </ul>
        <Link
          to={practicePanel.viewAll.href}
          className={button('outline', 'w-full mb-4 sm:max-lg:w-auto lg:mb-6')}
        >
          {practicePanel.viewAll.label}
        </Link>
      </details>
    </section>
  );
}
