/** The label of a call, such as `Call (212) 555-0176`: it breaks before the number rather than inside it. */
export function CallLabel({ label }: { label: string }) {
  const [, words = label, number] = /^([^(+\d]*)([(+\d].*)$/.exec(label) ?? [];
  return (
    <span>
      {words}
      {number && <span className="inline-block text-balance">{number}</span>}
    </span>
  );
}
