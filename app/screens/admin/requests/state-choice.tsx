import { type RequestDetail, type RequestState, requestStates } from '../../../../contract/requests.ts';
import { useRequestAct } from './use-request-act.ts';

/** The states as a row of buttons; a press stores the state at once, and another press takes it back. */
export function StateChoice({ request: { number, state } }: { request: RequestDetail }) {
  const change = useRequestAct<{ state: RequestState }>(number, {
    path: '/state',
    method: 'PUT',
    failure: 'The state could not be stored.',
  });
  const shown = change.isPending ? change.variables.state : state;
  return (
    <fieldset className="mt-6">
      <legend className="mb-1.5 text-xs font-semibold text-slate">State of this request</legend>
      <div className="flex flex-wrap gap-2">
        {requestStates.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={shown === value}
            aria-disabled={change.isPending}
            onClick={() => {
              if (!change.isPending && value !== state) change.mutate({ state: value });
            }}
            className={`min-h-11 rounded-sm border px-4 text-xs font-semibold transition-colors duration-150 lg:min-h-9 ${
              shown === value
                ? 'border-navy bg-navy text-paper'
                : 'border-stone bg-paper text-ink hover:border-ink hover:bg-white'
            }`}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
