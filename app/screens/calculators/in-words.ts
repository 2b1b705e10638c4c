const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `March 1, 2026` of `2026-03-01`. */
export const inWords = (date: string) => longDate.format(new Date(`${date}T00:00:00Z`));
