import { mediaPage } from '../../../../content/media.ts';
import type { PressArticle } from '../../../../content/media-types.ts';
import { newTabNote } from '../../../../content/navigation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { addressOf } from '../../../ui/picture.ts';
import { PublicationLogo } from '../publication-logo.tsx';

const { bylineLabel, featuredBadge, readLabel } = mediaPage.press;

interface ReadLinkProps extends Pick<PressArticle, 'title' | 'url'> {
  /** Id of the note about missing links. */
  noteId: string;
}

/** The link to the article, or a placeholder explained by the group's note. */
function ReadLink({ title, url, noteId }: ReadLinkProps) {
  const about = <span className="sr-only">: {title}</span>;
  if (url === '#') {
    return (
      <p className="mt-2 flex min-h-11 items-center text-slate text-sm">
        {/* biome-ignore lint/a11y/useValidAnchor: HTML's own placeholder for a link that has no target yet */}
        <a role="link" aria-disabled="true" aria-describedby={noteId}>
          {readLabel}
          {about}
        </a>
      </p>
    );
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="link mt-2 inline-flex min-h-11 items-center gap-2.5 font-semibold text-oxblood text-sm"
    >
      {readLabel}
      {about}
      <Icon name="external" className="size-4 shrink-0" />
      <span className="sr-only"> {newTabNote}</span>
    </a>
  );
}

/** One article: publication, kind, date, author and excerpt. */
export function ArticleCard({ article, noteId }: { article: PressArticle; noteId: string }) {
  const { title, publication, type, date, journalist, excerpt, url, featuredImage, isFeatureOpinion } =
    article;
  return (
    <li>
      {featuredImage && (
        <div className="relative mb-6">
          <img
            src={addressOf(featuredImage)}
            alt=""
            width="320"
            height="240"
            loading="lazy"
            decoding="async"
            className="aspect-video w-full border-brass border-b bg-sand object-cover"
          />
          <b className="eyebrow absolute top-0 left-0 bg-oxblood px-2.5 py-1 text-white">{featuredBadge}</b>
        </div>
      )}
      <p className="flex min-h-11 items-center justify-between gap-6">
        <PublicationLogo name={publication} />
        <span className="text-right text-slate text-sm">{type}</span>
      </p>
      <h4 className="mt-2 text-balance font-display text-2xl">{title}</h4>
      <p className="mt-2 flex flex-wrap gap-x-4 text-slate text-sm">
        <span>{date}</span>
        {/* The journalist of a feature opinion is a complete sentence. */}
        <span>{isFeatureOpinion ? journalist : `${bylineLabel} ${journalist}`}</span>
      </p>
      <p className="measure mt-3">{excerpt}</p>
      <ReadLink title={title} url={url} noteId={noteId} />
    </li>
  );
}
