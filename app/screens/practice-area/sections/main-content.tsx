import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import type { PracticeAreaSection } from '../../../../content/schema/practice-area.ts';
import { Figures } from '../../../sections/figures.tsx';
import { safetyNotice } from '../../../ui/safety-notice.ts';
import { Accordion } from './accordion.tsx';
import { Invitation } from './invitation.tsx';
import styles from './main-content.module.css';
import { sectionId } from './section-id.ts';

const highlightTones = {
  red: 'border-alert bg-alert-tint',
  gold: 'border-ornament bg-tint',
  grey: 'border-line-strong bg-tint',
} as const;

const frames: Partial<Record<PracticeAreaSection['type'], string>> = {
  highlight: 'border-l-4 px-[min(1.25rem,6.2vw)] py-4 sm:px-8 md:py-6',
  cta: 'on-dark bg-band px-[min(1.25rem,6.2vw)] py-6 text-on-band-muted sm:p-8 [&_h2]:text-on-band',
};

/** The body of a section, by its type. */
function Body({ section }: { section: PracticeAreaSection }) {
  switch (section.type) {
    case 'text':
      return section.content.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
    case 'list':
      return (
        <>
          {section.content && <p>{section.content}</p>}
          <ul className={styles.dashes}>
            {section.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      );
    case 'highlight':
      return <p>{section.content}</p>;
    case 'stats':
      return (
        <>
          {section.content && <p>{section.content}</p>}
          <Figures
            figures={section.stats}
            className={styles.amounts}
            numberClassName="text-2xl text-ornament-text"
          />
        </>
      );
    case 'accordion':
      return (
        <>
          {section.content && <p>{section.content}</p>}
          <Accordion name={sectionId(section.title)} items={section.accordionItems} />
        </>
      );
    case 'cta':
      return (
        <>
          <p>{section.content}</p>
          <Invitation onDark className="mt-5" />
        </>
      );
  }
}

function frame(section: PracticeAreaSection): string {
  if (section.type === 'highlight' && section.safety) return safetyNotice;
  const tone = section.type === 'highlight' ? highlightTones[section.color] : '';
  return `${frames[section.type] ?? ''} ${tone}`.trim();
}

/** One section of the guide, the target of the table of contents. */
export function Section({ section }: { section: PracticeAreaSection }) {
  return (
    <section
      id={sectionId(section.title)}
      data-section={section.type}
      className={`[&>h2]:text-2xl [&>p]:mt-3 md:[&>p]:mt-4 ${frame(section)}`}
    >
      <h2>{section.title}</h2>
      <Body section={section} />
    </section>
  );
}

/** The sections of the guide below the introduction. */
export function MainContent({ sections }: { sections: readonly PracticeAreaSection[] }) {
  return (
    <div className="mt-7 space-y-8 max-md:text-base max-md:leading-relaxed md:mt-14 md:space-y-14">
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      <p className="text-sm text-muted">{practiceAreaLabels.generalInformation}</p>
    </div>
  );
}
