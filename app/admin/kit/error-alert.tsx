/** The error of a mutation without field errors. */
export function ErrorAlert({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && <p className="mt-4 border-l-4 border-alert bg-alert-tint px-4 py-2.5 text-sm">{text}</p>}
    </div>
  );
}
