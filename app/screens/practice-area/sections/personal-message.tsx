import { leadAttorney } from '../../../../content/derive/attorneys.ts';
import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import { Portrait } from '../../../sections/portrait.tsx';
import { Invitation } from './invitation.tsx';

/** A message from the managing partner. */
export function PersonalMessage({ paragraphs }: { paragraphs: readonly string[] }) {
  const { initials, photo, role, name } = leadAttorney;
  if (paragraphs.length === 0) return null;
  return (
    <section aria-labelledby="message-heading" className="bg-tint">
      <div className="page band grid gap-x-16 gap-y-8 md:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
        <Portrait
          initials={initials}
          photo={photo}
          className="aspect-5/6 w-28 text-[2.5rem] md:w-full lg:max-w-56 lg:text-[4.5rem]"
        />
        <div>
          <h2 id="message-heading" className="eyebrow font-sans">
            {practiceAreaLabels.personalMessage}
          </h2>
          <div className="mt-5 measure space-y-4 font-display text-xl leading-normal">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="mt-6 text-sm text-muted">
            {name}, {role}
          </p>
          <Invitation className="mt-8" />
        </div>
      </div>
    </section>
  );
}
