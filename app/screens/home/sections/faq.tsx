import { faqItems, faqSection } from '#law/faq.ts';
import { moreQuestions } from '../../../../content/interface/home-page.ts';
import type { FaqItem } from '../../../../content/schema/faq.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './faq.module.css';
import { FaqAnswer } from './faq-answer.tsx';

function Question({ item, expanded }: { item: FaqItem; expanded: boolean }) {
  if (expanded) {
    return (
      <div id={item.id}>
        <h3>{item.question}</h3>
        <FaqAnswer blocks={item.answer} />
      </div>
    );
  }
  return (
    <details id={item.id} name="faq">
      <summary className="flex items-center justify-between">
        <h3>{item.question}</h3>
        <Icon name="chevron" className="turn size-5 text-ornament-text" />
      </summary>
      <FaqAnswer blocks={item.answer} />
    </details>
  );
}

/** A phone or tablet shows these; the others are folded. */
const FIRST = 3;

/** The questions, one open at a time; `expanded` opens all answers, for prerendering crawlers. */
export function Faq({ expanded }: { expanded: boolean }) {
  const questions = faqItems.map((item) => <Question key={item.id} item={item} expanded={expanded} />);
  const others = questions.slice(FIRST);
  return (
    <section aria-labelledby="faq-heading" data-testid="faq" className="band">
      <div className="page grid gap-x-16 gap-y-5 md:gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="lg:sticky lg:top-32 lg:self-start">
          <h2 id="faq-heading" className="text-3xl">
            {faqSection.heading}
          </h2>
          <p className="mt-1.5 text-muted text-sm md:mt-3 md:text-base">{faqSection.intro}</p>
        </div>
        <div>
          <div className={`${styles.questions} border-line border-t`}>
            {expanded ? questions : questions.slice(0, FIRST)}
          </div>
          {!expanded && others.length > 0 && (
            <details className="lg:unfold print:unfold">
              <summary className="flex min-h-12 items-center justify-between border-line border-b font-semibold text-action text-sm">
                {moreQuestions}
                <Icon name="chevron" className="turn size-5" />
              </summary>
              <div className={styles.questions}>{others}</div>
            </details>
          )}
        </div>
      </div>
    </section>
  );
}
