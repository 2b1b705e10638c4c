import type { RejectedForm } from '../../app/context.ts';

/** A form as a browser without JavaScript posts it, ready for the one path that takes every lead. */
export interface PostedForm {
  form: RejectedForm['form'];
  kind: 'contact' | 'consultation';
  /** Every text field by its name, as typed; given back when the form is refused. */
  values: Record<string, string>;
  /** The payload of the API call that the same form would have made with JavaScript. */
  payload: Record<string, unknown>;
}

const FORMS = {
  contact: { kind: 'contact', pageSource: 'Contact Page' },
  footer: { kind: 'consultation', pageSource: 'Website Footer Form' },
  sidebar: { kind: 'consultation', pageSource: 'Practice Area Sidebar' },
} as const satisfies Record<RejectedForm['form'], { kind: PostedForm['kind']; pageSource: string }>;

const isForm = (name: unknown): name is RejectedForm['form'] =>
  typeof name === 'string' && Object.hasOwn(FORMS, name);

/**
 * @param data the posted fields; `form` says which form it is
 * @param page the path that the form was posted to
 * @param referrer the Referer header
 * @returns null when it is none of the site's forms
 */
export function readPostedForm(data: FormData, page: string, referrer: string): PostedForm | null {
  const form = data.get('form');
  if (!isForm(form)) return null;
  const values: Record<string, string> = {};
  for (const [name, value] of data) {
    // Browsers send line breaks in a text area as CR LF (HTML, "constructing the entry list"); typed was LF.
    if (typeof value === 'string' && name !== 'form') values[name] = value.replaceAll('\r\n', '\n');
  }
  const { website, ...shown } = values;
  const { consent, ...typed } = shown;
  const { kind, pageSource } = FORMS[form];
  return {
    form,
    kind,
    values: shown,
    payload: {
      ...typed,
      pageSource,
      consent: consent !== undefined,
      origin: { page, referrer },
      antispam: { website: website ?? '' },
    },
  };
}
