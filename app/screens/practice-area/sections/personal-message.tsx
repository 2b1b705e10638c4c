import { leadAttorney } from '../../../../content/derive/attorneys.ts';
import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import { Portrait } from '../../../sections/portrait.tsx';

/** A message from the managing partner. */
export function PersonalMessage({ paragraphs }: { paragraphs: readonly string[] }) {
  const { initials, photo, role, name } = leadAttorney;
  if (paragraphs.length === 0) return null;
  return (
    <section aria-labelledby="message-heading" className="bg-tint">
      <div className="page band grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-4 md:grid-cols-[9rem_minmax(0,1fr)] md:gap-x-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
        <Portrait
          initials={initials}
          photo={photo}
          className="aspect-5/6 md:row-span-2 md:w-full lg:max-w-56"
        />
        <div className="self-center">
          <h2 id="message-heading" className="eyebrow font-sans">
            {practiceAreaLabels.personalMessage}
          </h2>
          <p className="mt-1 text-muted text-sm">
            {name}, {role}
          </p>
        </div>
        <div className="measure col-span-full space-y-3 font-display text-lg leading-normal md:col-span-1 md:space-y-4 md:text-xl">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
