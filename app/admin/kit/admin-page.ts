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
