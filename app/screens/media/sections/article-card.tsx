import { outwardHref } from '../../../../content/derive/demonstration.ts';
import { newTabNote } from '../../../../content/derive/navigation.ts';
import { mediaLabels } from '../../../../content/interface/media-page.ts';
import type { PressArticle } from '../../../../content/schema/media.ts';
import { Icon } from '../../../ui/icon.tsx';
import { pictureUrl } from '../../../ui/picture.ts';
import { PublicationLogo } from '../publication-logo.tsx';
import styles from './press.module.css';

const { bylineLabel, featuredBadge, readLabel } = mediaLabels.press;

/** The link to the article on the publication's own site, if it has a URL. */
function ReadLink({ title, url }: Pick<PressArticle, 'title' | 'url'>) {
  const href = outwardHref(url);
  if (href === null) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="link inline-flex md:mt-2 min-h-11 items-center gap-2.5 font-semibold text-action text-sm"
    >
      {readLabel}
      <span className="sr-only">: {title}</span>
      <Icon name="external" className="size-4" />
      <span className="sr-only">{` ${newTabNote}`}</span>
    </a>
  );
}

/** One article: publication, kind, date, author and excerpt, and the link. */
export function ArticleCard({ article }: { article: PressArticle }) {
  const {
    anchorId,
    title,
    publication,
    type,
    date,
    journalist,
    excerpt,
    url,
    featuredImage,
    isFeatureOpinion,
  } = article;
  return (
    <li id={anchorId} className="target:border-action target:border-t-4">
      {featuredImage && (
        <div className="relative mb-3 md:mb-6">
          <img
            src={pictureUrl(featuredImage)}
            alt=""
            width="320"
            height="240"
            loading="lazy"
            decoding="async"
            className="aspect-5/2 w-full md:aspect-video border-ornament border-b bg-tint object-cover"
          />
          <b className="eyebrow absolute top-0 left-0 bg-button px-2.5 py-1 text-on-button">
            {featuredBadge}
          </b>
        </div>
      )}
      <p className={styles.outlet}>
        <PublicationLogo name={publication} />
        <span className="text-muted text-sm">{type}</span>
      </p>
      <h4 className="mt-1 text-balance font-display text-xl leading-tight md:mt-2 md:text-2xl">{title}</h4>
      <p className="mt-1 flex flex-wrap gap-x-4 text-muted text-xs md:mt-2 md:text-sm">
        <span>{date}</span>
        {/* The journalist of a feature opinion is a complete sentence. */}
        <span>{isFeatureOpinion ? journalist : `${bylineLabel} ${journalist}`}</span>
      </p>
      <p className="measure mt-1.5 max-md:text-sm max-md:leading-snug md:mt-3">{excerpt}</p>
      <ReadLink title={title} url={url} />
    </li>
  );
}
