/** The two people of a worksheet, in the order of its form. The payor is a result, not an input. */
export type Side = 'first' | 'second';

export const other = (side: Side): Side => (side === 'first' ? 'second' : 'first');
