import type { ErrorDescription } from './describe-error.ts';

/** The error of a mutation without field errors. */
export function ErrorAlert({ problem }: { problem: ErrorDescription | null }) {
  const shown = problem && Object.keys(problem.fields).length === 0;
  return (
    <div role="alert">
      {shown && (
        <p className="mt-4 border-l-4 border-alert bg-alert-tint px-4 py-2.5 text-sm">{problem.text}</p>
      )}
    </div>
  );
}
