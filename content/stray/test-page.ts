import type { PageSeo } from '../seo-types.ts';

/** The page `/test`: a red box (specification section 2). */
export const testPage = {
  heading: 'Test page',
  seo: { title: 'Test Page', description: 'A red box.', keywords: [], noindex: true },
} satisfies { heading: string; seo: PageSeo & { noindex: true } };
