import { type InquiryState, inquiryStates } from '../../../contract/inquiries.ts';

/** The colors of a state, each beside its word. */
export const stateColors: Record<InquiryState, string> = {
  new: 'border-alert bg-alert-tint text-alert-deep',
  contacted: 'border-accent/40 bg-panel text-accent',
  'consultation-booked': 'border-ornament bg-panel text-ornament-text',
  retained: 'border-success bg-panel text-success',
  declined: 'border-line bg-tint text-muted',
  spam: 'border-line bg-tint text-muted line-through',
};

export function stateLabel(state: InquiryState): string {
  return inquiryStates.find(({ value }) => value === state)?.label ?? state;
}

export function StateBadge({ state }: { state: InquiryState }) {
  return (
    <span
      className={`inline-block rounded-sm border px-2 py-0.5 text-xs leading-snug font-semibold whitespace-nowrap ${stateColors[state]}`}
    >
      {stateLabel(state)}
    </span>
  );
}
