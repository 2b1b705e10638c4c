import type { BrokenCounts, CheckedAddress, ImportReport } from '../../../../contract/wordpress-import.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { counted } from '../../kit/format.ts';

const statuses: Record<string, string> = {
  publish: 'Published',
  future: 'Scheduled',
  draft: 'Draft',
  pending: 'Pending review',
  private: 'Private',
};

/** The name of a status, as WordPress shows it. */
export function statusName(status: string): string {
  return statuses[status] ?? status;
}

/** Explains why an import failed; XML parser errors, such as `1:16: text data outside of root node`, become advice. */
export function errorInWords(error: string): string {
  if (!/^\d+:\d+: /.test(error)) return error;
  return 'The file is not a WordPress export. In WordPress choose Tools, Export, All content, and upload the .xml file.';
}

/** The items that were left out: `1 page, 2 posts in the trash`. */
export function leftOutText(leftOut: ImportReport['leftOut']): string {
  const items = leftOut.map(({ kind, count }) => {
    // The first plural names the item.
    return `${wholeNumber(count)} ${count === 1 ? kind.replace(/s\b/, '') : kind}`;
  });
  return items.join(', ');
}

/** The broken URLs and the missing images. */
export function brokenOf(urls: readonly CheckedAddress[]): readonly CheckedAddress[] {
  return urls.filter(({ works }) => !works);
}

const NOT_COPIED = /^Not copied: (\S+) \((.+)\)$/s;

/** Reasons why files were not copied, by remote URL, and the other notes. */
export function reasonsOf(notes: ImportReport['notes']) {
  const reasons = new Map<string, string>();
  const others = notes.filter(({ note }) => {
    const [, from, reason] = NOT_COPIED.exec(note) ?? [];
    if (from && reason) reasons.set(from, reason);
    return !from;
  });
  return { reasons, others };
}

/** The reason why a URL or image does not work; empty if it does. */
export function brokenReason(
  { from, to, works }: CheckedAddress,
  reasons: ReadonlyMap<string, string>,
): string {
  if (works) return '';
  return (
    reasons.get(from) ?? (to === null ? 'Nothing answers at this address here.' : 'It leads to another page.')
  );
}

/** Counts the images and URLs that do not work, in words; empty if all do. */
export function missingText({ images, addresses }: BrokenCounts): string {
  const sentences = [
    images > 0 ? `${counted(images, 'image')} could not be copied. ` : '',
    addresses > 0 ? `${counted(addresses, 'old address does', 'old addresses do')} not work. ` : '',
  ].join('');
  return sentences && `${sentences}See the report.`;
}
