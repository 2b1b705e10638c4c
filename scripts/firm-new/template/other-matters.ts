import type { OtherMatter } from '../schema/practice-area.ts';

/** The kinds of case without a page of their own; their cards stand among those of the practice areas. */
export const otherMatters: readonly OtherMatter[] = [];
