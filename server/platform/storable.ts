/** PostgreSQL rejects the character NUL, in queries too. */
export function isStorable(text: string): boolean {
  return !text.includes('\0');
}
