import type { RouterContextProvider } from 'react-router';
import type { PageSeo } from '../../content/seo-types.ts';
import { pageRequestContext } from '../context.ts';
import type { PageDescription } from './page-meta.ts';

interface DescribedPage {
  /** The path with its trailing slash. */
  path: string;
  seo: Pick<PageSeo, 'title' | 'description'> & Partial<PageSeo>;
}

/**
 * What a loader returns for its page's `meta`. It runs on the server only, so what it reads is not part of the
 * page's JavaScript.
 */
export function describePage(
  context: Readonly<RouterContextProvider>,
  { path, seo }: DescribedPage,
): PageDescription {
  const { siteUrl } = context.get(pageRequestContext);
  const { title, description, keywords = [], noindex = false } = seo;
  return { title, description, keywords, url: siteUrl + path, noindex };
}
