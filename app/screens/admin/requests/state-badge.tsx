import { type RequestState, requestStates } from '../../../../contract/requests.ts';

/** The colors of a state, each beside its word. */
export const stateColors: Record<RequestState, string> = {
  new: 'border-oxblood bg-rose text-oxblood-deep',
  contacted: 'border-navy/40 bg-white text-navy',
  'consultation-booked': 'border-brass bg-white text-brass-deep',
  retained: 'border-moss bg-white text-moss',
  declined: 'border-line bg-sand text-slate',
  spam: 'border-line bg-sand text-slate line-through',
};

export function stateLabel(state: RequestState): string {
  return requestStates.find(({ value }) => value === state)?.label ?? state;
}

export function StateBadge({ state }: { state: RequestState }) {
  return (
    <span
      className={`inline-block rounded-sm border px-2 py-0.5 text-xs leading-snug font-semibold whitespace-nowrap ${stateColors[state]}`}
    >
      {stateLabel(state)}
    </span>
  );
}
