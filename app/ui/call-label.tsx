/** The label of a call, `Call (212) 555-0176`: it breaks before the number rather than inside it. */
export function CallLabel({ label }: { label: string }) {
  const [words, number] = label.split(/(?=\()/);
  return (
    <span>
      {words}
      {number && <span className="inline-block text-balance">{number}</span>}
    </span>
  );
}
