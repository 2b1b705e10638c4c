import type { RouterContextProvider } from 'react-router';
import { pageRequestContext } from '../../context.ts';
import { describePage } from '../../seo/describe-page.ts';

/** The loader data of an admin screen, which loads everything else from the API after the login. */
export function adminPage(context: Readonly<RouterContextProvider>, path: string, title: string) {
  const seo = { title, description: 'For the staff of the firm.', noindex: true };
  return {
    page: describePage(context, { path, seo }),
    defaultCredentials: context.get(pageRequestContext).defaultCredentials,
  };
}
