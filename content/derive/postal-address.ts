/** The first line of a postal address, with or without a suite. */
export function streetLine(street: string, suite?: string): string {
  return suite ? `${street}, ${suite}` : street;
}

/** The last line of a postal address. */
export function cityLine({
  city,
  region,
  postalCode,
}: Record<'city' | 'region' | 'postalCode', string>): string {
  return `${city}, ${region} ${postalCode}`;
}
