import type { RejectedForm } from '../../app/context.ts';
import type { ErrorCode, FieldErrors } from '../../contract/errors.ts';
import { paths } from '../../contract/paths.ts';
import type { Newsletter } from '../newsletter/newsletter.ts';

/** A posted form of the site, ready to be taken. */
export interface TakenForm {
  form: RejectedForm['form'];
  /** Given back when the form is refused. */
  values: Record<string, string>;
  /** @returns where the browser goes on, or why not */
  accept(): Promise<
    { ok: true; location: string } | { ok: false; code: ErrorCode; error: string; fieldErrors: FieldErrors }
  >;
}

type NewsletterCalls = Pick<Newsletter, 'subscribe' | 'confirm' | 'unsubscribe'>;

/**
 * The newsletter's forms without JavaScript: the box on any page, and the buttons of the two pages that links in
 * mail open. Those pages are the same for everybody: the token stays in the address that the button posts to.
 * @param url the address that the form was posted to
 * @returns null when it is another form
 */
export function readNewsletterForm(data: FormData, url: URL, newsletter: NewsletterCalls): TakenForm | null {
  const token = url.searchParams.get('token') ?? '';
  const page = withSlash(url.pathname);
  if (data.get('form') === 'subscribe') {
    const email = textOf(data, 'email');
    return {
      form: 'subscribe',
      values: { email },
      async accept() {
        const antispam = { website: textOf(data, 'website') };
        const result = await newsletter.subscribe({ email, antispam });
        return result.ok ? { ok: true, location: `${paths.newsletter}?sent=requested` } : result;
      },
    };
  }
  if (data.get('form') !== 'newsletter-link') return null;
  const answer = (result: string) => ({ ok: true as const, location: `${page}?sent=${result}` });
  const button = { form: 'newsletter-link', values: {} } as const;
  if (page === paths.newsletterConfirm) {
    return { ...button, accept: async () => answer(await newsletter.confirm(token)) };
  }
  if (page === paths.newsletterUnsubscribe) {
    return { ...button, accept: async () => answer(await newsletter.unsubscribe(token)) };
  }
  return null;
}

/**
 * What a mail program posts to the List-Unsubscribe address when its reader presses the program's own button
 * (RFC 8058, section 3.1). It is answered at once, without a redirect.
 * @returns the token, or null for any other form
 */
export function oneClickToken(data: FormData, url: URL): string | null {
  const asked =
    data.get('List-Unsubscribe') === 'One-Click' && withSlash(url.pathname) === paths.newsletterUnsubscribe;
  return asked ? (url.searchParams.get('token') ?? '') : null;
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
