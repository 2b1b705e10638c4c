import type { AttachmentsStore } from './attachments.store.ts';
import type { ImportedPostsStore, PlacedPost } from './imported-posts.store.ts';
import type { ReportDraft } from './report-draft.ts';

const PAGES_AT_ONCE = 500;
/** `photo-300x200.jpg` is `photo.jpg` in another size. */
const SIZE = /-\d{1,5}x\d{1,5}(?=\.\w+$)/;

export interface AttachmentPagesOptions {
  importId: string;
  attachments: Pick<AttachmentsStore, 'pagesAfter'>;
  /** The posts of the source that are here. */
  posts: AsyncIterable<PlacedPost>;
  addFormerUrls: ImportedPostsStore['addFormerUrls'];
  draft: Pick<ReportDraft, 'leaveOut'>;
}

/** Lets the page of each attachment lead to the post that it was uploaded to, or else to one that shows it. */
export async function keepAttachmentPages(options: AttachmentPagesOptions): Promise<void> {
  const { importId, attachments, posts, addFormerUrls, draft } = options;
  let pages = await attachments.pagesAfter(importId, 0, PAGES_AT_ONCE);
  if (pages.length === 0) return;
  const numbers = new Map<string, number>();
  for await (const { key, number, files } of posts) {
    for (const [from] of files) {
      const whole = from.replace(SIZE, '');
      numbers.set(whole, numbers.get(whole) ?? number);
    }
    numbers.set(key, number);
  }
  while (pages.length > 0) {
    const found = pages.map(({ parent, url, link }) => ({
      slug: link,
      number: numbers.get(String(parent)) ?? numbers.get(url),
    }));
    await addFormerUrls(
      found.flatMap(({ slug, number }) => (number === undefined ? [] : [{ slug, number }])),
    );
    for (const { number } of found) if (number === undefined) draft.leaveOut('pages of files in no article');
    pages = await attachments.pagesAfter(importId, pages.at(-1)?.wpId ?? 0, PAGES_AT_ONCE);
  }
}
