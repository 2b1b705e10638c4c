import type { LeadKind } from '../../../contract/leads.ts';
import { pageSources } from '../../../contract/page-sources.ts';
import { paths } from '../../../contract/paths.ts';
import { articleInquiry, splitName } from '../../forms/article-inquiry.ts';
import { pageOrigin } from '../../forms/lead-origin.ts';

type Fields = Record<string, string>;

/** A lead form as browsers without JavaScript post it. */
export interface PostedLead {
  form: string;
  kind: LeadKind;
  /** Typed text by field name. */
  values: Fields;
  /** The payload of the API call that the same form makes with JavaScript. */
  payload: Record<string, unknown>;
}

const FORMS: Record<string, { kind: LeadKind; payload(fields: Fields): Fields }> = {
  contact: { kind: 'contact', payload: (fields) => ({ ...fields, pageSource: pageSources.contact }) },
  footer: { kind: 'consultation', payload: (fields) => ({ ...fields, pageSource: pageSources.footer }) },
  sidebar: { kind: 'consultation', payload: (fields) => ({ ...fields, pageSource: pageSources.sidebar }) },
  article: {
    kind: 'consultation',
    payload: ({ name = '', title = '', message = '', ...fields }) => ({
      ...fields,
      ...splitName(name),
      ...articleInquiry(title, message),
    }),
  },
};

/**
 * @param fields the posted fields; `form` names the form
 * @param referrer the Referer header: every lead form posts to /contact/ from the page that holds it
 * @returns null for a form that is not a lead form
 */
export function readPostedLead({ form = '', ...fields }: Fields, referrer: string): PostedLead | null {
  const known = Object.hasOwn(FORMS, form) ? FORMS[form] : undefined;
  if (!known) return null;
  const { website = '', ...values } = fields;
  return {
    form,
    kind: known.kind,
    values,
    payload: {
      ...known.payload(values),
      // No form has this field.
      consent: false,
      origin: pageOrigin({ address: referrer, fallback: paths.contact }),
      antispam: { website },
    },
  };
}
