// Apart from the schemas in leads.ts, so that forms do not ship the validation code with every page.

/** Names of the places that leads come from, by form, as staff read them (specification section 7). */
export const pageSources = {
  contact: 'Contact Page',
  footer: 'Website Footer Form',
  sidebar: 'Practice Area Sidebar',
} as const;

/** The sources of inquiries that staff enter by hand. */
export const enteredSources = { phone: 'Phone Call', 'walk-in': 'Walk-in' } as const;

/** True for a page source of an inquiry that staff entered. */
export const isEntered = (pageSource: string): boolean =>
  Object.values<string>(enteredSources).includes(pageSource);
