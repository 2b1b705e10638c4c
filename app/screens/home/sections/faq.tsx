import { faqItems, faqSection } from '#law/faq.ts';
import type { FaqItem } from '../../../../content/schema/firm.ts';
import { Icon } from '../../../ui/icon.tsx';
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
      <summary>
        <h3>{item.question}</h3>
        <Icon name="chevron" className="turn size-5 text-ornament-text" />
      </summary>
      <FaqAnswer blocks={item.answer} />
    </details>
  );
}

/** Twenty questions, one open at a time; `expanded` opens all answers, for prerendering crawlers. */
export function Faq({ expanded }: { expanded: boolean }) {
  return (
    <section aria-labelledby="faq-heading" data-testid="faq" className="band">
      <div className="page grid gap-x-16 gap-y-6 md:gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="lg:sticky lg:top-32 lg:self-start">
          <h2 id="faq-heading" className="text-3xl">
            {faqSection.heading}
          </h2>
          <p className="mt-3 text-muted">{faqSection.intro}</p>
        </div>
        <div className="questions">
          {faqItems.map((item) => (
            <Question key={item.id} item={item} expanded={expanded} />
          ))}
        </div>
      </div>
    </section>
  );
}
