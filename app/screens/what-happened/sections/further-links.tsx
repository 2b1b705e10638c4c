import { happenedLabels } from '#law/what-happened/labels.ts';
import { question } from '#law/what-happened/question.ts';
import type { Link as SiteLink } from '../../../../content/schema/firm.ts';
import type { HappenedPage } from '../../../../content/schema/what-happened.ts';
import { LinkItems } from '../../../sections/link.tsx';

/** Longer reading, and the other answers to the question. */
export function FurtherLinks({
  content: { slug, reading },
}: {
  content: Pick<HappenedPage, 'slug' | 'reading'>;
}) {
  const others = question.answers.filter((answer) => answer.slug !== slug);
  return (
    <div className="no-print border-line border-t">
      <div className="page band grid gap-x-16 gap-y-12 md:grid-cols-2">
        <Links id="reading" heading={happenedLabels.reading} links={reading} />
        <Links id="elsewhere" heading={happenedLabels.elsewhere} links={others} />
      </div>
    </div>
  );
}

function Links({ id, heading, links }: { id: string; heading: string; links: readonly SiteLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <ul className="mt-4 border-line border-t *:border-line *:border-b">
        <LinkItems links={links} className="flex min-h-12 items-center py-2 hover:text-action" />
      </ul>
    </nav>
  );
}
