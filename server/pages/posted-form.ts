import type { RejectedForm } from '../../app/context.ts';
import { articleInquiry, splitName } from '../../contract/article-inquiry.ts';

type LeadForm = Exclude<RejectedForm['form'], 'subscribe' | 'newsletter-link'>;

/** A lead's form as a browser without JavaScript posts it, ready for the one path that takes every lead. */
export interface PostedForm {
  form: LeadForm;
  kind: 'contact' | 'consultation';
  /** Every text field by its name, as typed; given back when the form is refused. */
  values: Record<string, string>;
  /** The payload of the API call that the same form would have made with JavaScript. */
  payload: Record<string, unknown>;
}

type Fields = Record<string, string>;

interface Form {
  kind: PostedForm['kind'];
  /** What the fields say, by the names of the API call. */
  read(fields: Fields): Fields;
}

const FORMS: Record<LeadForm, Form> = {
  contact: { kind: 'contact', read: (fields) => ({ ...fields, pageSource: 'Contact Page' }) },
  footer: { kind: 'consultation', read: (fields) => ({ ...fields, pageSource: 'Website Footer Form' }) },
  sidebar: { kind: 'consultation', read: (fields) => ({ ...fields, pageSource: 'Practice Area Sidebar' }) },
  article: {
    kind: 'consultation',
    read: ({ name = '', title = '', message = '', ...fields }) => ({
      ...fields,
      ...splitName(name),
      ...articleInquiry(title, message),
    }),
  },
};

const isForm = (name: unknown): name is LeadForm => typeof name === 'string' && Object.hasOwn(FORMS, name);

/**
 * @param data the posted fields; `form` says which form it is
 * @param page the path that the form was posted to
 * @param referrer the Referer header
 * @returns null when it is none of the forms that leads come by
 */
export function readPostedForm(data: FormData, page: string, referrer: string): PostedForm | null {
  const form = data.get('form');
  if (!isForm(form)) return null;
  const values: Fields = {};
  for (const [name, value] of data) {
    // Browsers send line breaks in a text area as CR LF (HTML, "constructing the entry list"); typed was LF.
    if (typeof value === 'string' && name !== 'form') values[name] = value.replaceAll('\r\n', '\n');
  }
  const { website, ...shown } = values;
  const { consent, ...typed } = shown;
  const { kind, read } = FORMS[form];
  return {
    form,
    kind,
    values: shown,
    payload: {
      ...read(typed),
      consent: consent !== undefined,
      origin: { page, referrer },
      antispam: { website: website ?? '' },
    },
  };
}
