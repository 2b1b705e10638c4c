import type { BrokenCounts, CheckedAddress, ImportReport } from '../../../../../contract/wordpress-import.ts';
import { wholeNumber } from '../../../../ui/whole-number.ts';

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

/** The items that were left out: `1 page, 2 posts in the trash`. */
export function leftOutText(leftOut: ImportReport['leftOut']): string {
  const items = leftOut.map(({ kind, count }) => {
    // The first plural names the item.
    return `${wholeNumber(count)} ${count === 1 ? kind.replace(/s\b/, '') : kind}`;
  });
  return items.join(', ');
}

/** The addresses that lead nowhere, and the images that are not here. */
export function brokenOf(addresses: readonly CheckedAddress[]): readonly CheckedAddress[] {
  return addresses.filter(({ works }) => !works);
}

/** Says in words how many images and addresses do not work; empty where all do. */
export function missingText({ images, addresses }: BrokenCounts): string {
  const sentences = [
    images > 0 ? `${wholeNumber(images)} ${images === 1 ? 'image' : 'images'} could not be copied. ` : '',
    addresses > 0
      ? `${wholeNumber(addresses)} old ${addresses === 1 ? 'address does' : 'addresses do'} not work. `
      : '',
  ].join('');
  return sentences && `${sentences}See the report.`;
}
