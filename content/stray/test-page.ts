import { breadcrumbs } from '../derive/breadcrumbs.ts';
import type { Link } from '../schema/firm.ts';
import type { PageSeo } from '../schema/seo.ts';

/** The page `/test`: a red box (specification section 2). */
export const testPage = {
  trail: [...breadcrumbs.home, { label: 'Test Page', href: '/test/' }],
  heading: 'Test page',
  seo: { title: 'Test Page', description: 'A red box.', keywords: [], noindex: true },
} satisfies { trail: readonly Link[]; heading: string; seo: PageSeo & { noindex: true } };
