/** What a page says about itself to search engines; the firm's name is added to the title. */
export interface PageSeo {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Set for pages that search engines should leave out. */
  noindex?: boolean;
}
