import type { ReactNode } from 'react';

/** One object for all renderings: another one would make React write the empty HTML over what was sent. */
const AS_IT_IS = { __html: '' };

/**
 * A part of the page that works as plain HTML and is left as the server sent it: its code and its texts are not
 * downloaded again as JavaScript, and hydration steps over it.
 *
 * @param children what the server renders, or the browser after a navigation within the site; null in a browser
 *   that received this part as HTML
 */
export function AsSent({ children }: { children: ReactNode }) {
  if (children !== null) return <div key="rendered">{children}</div>;
  // React keeps what stands inside such an element when it hydrates. Nothing is ever inserted.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is empty; see above
  return <div key="sent" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
}

/**
 * What a navigation within the site needs of its page. Where it cannot be fetched, because the connection broke or
 * the site was just updated, the browser loads the page as a document instead.
 *
 * @param loading the import of the page's module
 * @param request the navigation
 */
export function orDocument<T>(loading: Promise<T>, request: Request): Promise<T> {
  return loading.catch(() => {
    window.location.assign(request.url);
    return new Promise<T>(() => {});
  });
}
