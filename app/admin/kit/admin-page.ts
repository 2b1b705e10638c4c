import type { LoaderFunctionArgs } from 'react-router';
import { describePage } from '../../head/describe-page.ts';

type Context = LoaderFunctionArgs['context'];

/** Describes an admin screen for its head: in no search engine. */
export function adminPage(context: Context, path: string, title: string) {
  return describePage(context, {
    path,
    seo: { title, description: 'For the staff of the firm.', noindex: true },
  });
}

/** The loader of a screen that loads only its head; what it shows comes from the API. */
export function adminLoader(path: string, title: string) {
  return ({ context }: LoaderFunctionArgs) => ({ page: adminPage(context, path, title) });
}
