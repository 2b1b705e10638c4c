import type { FormEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { readListQuery } from './list-query.ts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Turns links and forms that lead to a page of the list into navigations within the site, whether the browser
 * rendered them or they stand as the server sent them.
 *
 * @returns the handlers for the element around them all
 */
export function useListNavigation() {
  const navigate = useNavigate();

  function onClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || !link || !isPlain(event)) return;
    const { origin, pathname, search } = new URL(link.href);
    if (origin !== location.origin || pathname !== paths.blog) return;
    event.preventDefault();
    void navigate(pathname + search);
  }

  async function onSubmit(event: FormEvent<HTMLElement>) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== paths.blog) return;
    event.preventDefault();
    const typed = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const query = readListQuery(new URLSearchParams(typed));
    const queries = await import('./list-queries.ts').catch(() => null);
    // The connection broke, or the site was just updated: the browser loads the page as a document instead.
    if (!queries) return form.submit();
    // A search for nothing reloads the normal list (specification section 4).
    if (!query.search) queries.forgetList(query);
    await navigate(paths.blogList(query));
  }

  return { onClick, onSubmit };
}
