/** Title and description for search engines; the firm's name is appended to the title. */
export interface PageSeo {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Excludes the page from search engines. */
  noindex?: boolean;
}
