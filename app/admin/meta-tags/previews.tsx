import { firm } from '#firm/identity.ts';
import { documentTitle } from '../../../content/derive/document-title.ts';
import type { MetaTagRecord } from '../../../contract/page-tags.ts';
import { isNoindex } from '../../../contract/robots.ts';
import { currentPicture } from '../blog/media/current-picture.ts';
import { useAfterTyping } from './use-after-typing.ts';

interface PreviewProps {
  record: MetaTagRecord;
  siteUrl: string;
}

/** The page as a search result. */
export function SearchPreview({ record, siteUrl }: PreviewProps) {
  const { host, pathname } = URL.parse(record.canonicalUrl || record.pagePath, siteUrl) ?? new URL(siteUrl);
  const segments = pathname.split('/').filter(Boolean).map(readable);
  return (
    <Preview heading="In search results">
      {isNoindex(record.robots) ? (
        <p className="text-sm text-muted">Not shown: search engines are told not to list this page.</p>
      ) : (
        <div className="min-w-0">
          <div className="flex items-center gap-2.5">
            <img
              src="/favicon.svg"
              alt=""
              width={28}
              height={28}
              className="rounded-full border border-line"
            />
            <div className="min-w-0 text-xs leading-snug">
              <p className="truncate">{firm.name}</p>
              <p className="truncate text-muted">{[host, ...segments].join(' › ')}</p>
            </div>
          </div>
          <p className="mt-2 line-clamp-2 text-[1.125rem] leading-snug wrap-anywhere text-[light-dark(#1a0dab,#99c3ff)]">
            {documentTitle(record.metaTitle.trim() || record.own.title)}
          </p>
          <p className="mt-1 line-clamp-3 text-xs text-muted wrap-anywhere">
            {record.metaDescription.trim() || record.own.description}
          </p>
        </div>
      )}
    </Preview>
  );
}

interface SharePreviewProps extends PreviewProps {
  /** The URL of a picture that could not be loaded. */
  broken: string | null;
  onBroken: (address: string) => void;
}

/** The page as a card that networks show for a link. */
export function SharePreview({ record, siteUrl, broken, onBroken }: SharePreviewProps) {
  const { host } = new URL(siteUrl);
  const picture = useAfterTyping(record.ogImage);
  return (
    <Preview heading="When shared" flush>
      <SharePicture
        key={picture}
        address={picture}
        siteUrl={siteUrl}
        failed={picture === broken}
        onFail={() => onBroken(picture)}
      />
      <div className="border-t border-line bg-tint px-4 py-3">
        <p className="text-xs text-muted uppercase">{host}</p>
        <p className="mt-0.5 line-clamp-2 text-sm font-semibold wrap-anywhere">
          {record.ogTitle.trim() || documentTitle(record.metaTitle.trim() || record.own.title)}
        </p>
        <p className="mt-0.5 line-clamp-2 text-xs text-muted wrap-anywhere">
          {record.ogDescription.trim() || record.metaDescription.trim() || record.own.description}
        </p>
      </div>
    </Preview>
  );
}

interface SharePictureProps {
  address: string;
  siteUrl: string;
  failed: boolean;
  onFail: () => void;
}

/** The site's own pictures; the policy of the page forbids those of other sites. */
function SharePicture({ address, siteUrl, failed, onFail }: SharePictureProps) {
  const url = address === '' ? null : URL.parse(address, siteUrl);
  const isOwn = url?.origin === new URL(siteUrl).origin;
  if (url && isOwn && !failed) {
    return (
      <img
        src={currentPicture(url.pathname + url.search)}
        alt=""
        width={1200}
        height={630}
        onError={onFail}
        className="aspect-[1200/630] h-auto w-full bg-tint object-cover"
      />
    );
  }
  return (
    <div className="grid aspect-[1200/630] place-content-center bg-tint p-6 text-center text-xs text-muted">
      {failed && <p>There is no picture at this address.</p>}
      {!failed && url && (
        <p className="wrap-anywhere">A picture from {url.host}, which is not loaded here.</p>
      )}
      {!failed && !url && <p>The page’s own picture.</p>}
    </div>
  );
}

function Preview({
  heading,
  flush,
  children,
}: {
  heading: string;
  flush?: boolean;
  children: React.ReactNode;
}) {
  return (
    <figure>
      <figcaption className="mb-1.5 text-xs font-semibold text-muted">{heading}</figcaption>
      <div className={`overflow-hidden border border-line bg-panel ${flush ? '' : 'p-4'}`}>{children}</div>
    </figure>
  );
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
