/** The first line of a postal address, with or without a suite. */
export function streetLine(street: string, suite?: string): string {
  return suite ? `${street}, ${suite}` : street;
}
