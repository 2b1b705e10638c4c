import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { contactThankYou } from '#firm/pages/contact.ts';
import { offeredCaseTypes } from '../../content/derive/case-types.ts';
import { articleLeadForm } from '../../content/interface/article-form.ts';
import {
  footerLeadForm,
  formNotices,
  sidebarLeadForm,
  sidebarThankYou,
} from '../../content/interface/lead-forms.ts';
import { article } from './blog-posts.ts';
import { AREA, sidebarOf } from './practice-area.ts';
import type { Site } from './site.ts';

const caseType = offeredCaseTypes()[0]?.value ?? '';

/** A word that no other test uses, so that tests on one server do not find each other's leads. */
function unique(): string {
  return randomBytes(5).toString('hex');
}

export function contactLead() {
  const mark = unique();
  return {
    firstName: 'Maria',
    lastName: `Sandoval-${mark}`,
    email: `maria.${mark}@example.com`,
    phone: '(917) 555-0143',
    caseType,
    message: `My husband moved out last night, ${mark}. What happens to the children?`,
  };
}

export function footerLead() {
  const mark = unique();
  return {
    firstName: 'Daniel',
    lastName: `Reyes-${mark}`,
    email: `daniel.${mark}@example.com`,
    phone: '(917) 555-0188',
    caseDescription: `She has a lawyer and I do not, ${mark}.`,
  };
}

type ConsultationLead = ReturnType<typeof footerLead>;

/** Fills the form in the main part of the contact page. */
export async function fillContactForm(page: Page, lead: ReturnType<typeof contactLead>): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill(lead.firstName);
  await form.getByLabel('Last name').fill(lead.lastName);
  await form.getByLabel('Email').fill(lead.email);
  await form.getByLabel('Phone').fill(lead.phone);
  await form.getByLabel('Type of case').selectOption(lead.caseType);
  await form.getByLabel('Your message').fill(lead.message);
}

/** Opens a form that is behind a button on a phone. */
export async function unfoldForm(form: Locator): Promise<void> {
  const button = form.locator('details:not([open]) > summary').getByText(formNotices.open, { exact: true });
  if (await button.isVisible()) await button.click();
}

/** Fills a form that asks for the same as the one in the footer, which is on every page. */
export async function fillConsultationForm(form: Locator, lead: ConsultationLead): Promise<void> {
  await unfoldForm(form);
  await form.getByLabel('First name').fill(lead.firstName);
  await form.getByLabel('Last name').fill(lead.lastName);
  await form.getByLabel('Email').fill(lead.email);
  await form.getByLabel('Phone').fill(lead.phone);
  await form.getByLabel(/^(Briefly, what happened\?|Your message)/).fill(lead.caseDescription);
}

/** Fills the form of an article. */
export async function fillArticleForm(form: Locator, lead: ConsultationLead): Promise<void> {
  await form.getByLabel('Full name').fill(`${lead.firstName} ${lead.lastName}`);
  await form.getByLabel('Email').fill(lead.email);
  await form.getByLabel('Phone').fill(lead.phone);
  await form.getByLabel('Your message').fill(lead.caseDescription);
}

/** The forms other than the one of the contact page. */
export const consultationForms: {
  name: string;
  path: string;
  on(page: Page): Locator;
  fill(form: Locator, lead: ConsultationLead): Promise<void>;
  submit: string;
  /** Names the form in the mail to the firm. */
  mail: string;
  /** The title of the toast, with JavaScript. */
  toast: string;
  /** When the firm answers, without JavaScript. */
  thanks: string;
}[] = [
  {
    name: 'footer',
    path: '/',
    on: (page) => page.getByRole('contentinfo'),
    fill: fillConsultationForm,
    submit: footerLeadForm.submit.idle,
    mail: 'Website Footer Form',
    toast: footerLeadForm.success.title,
    thanks: contactThankYou.text,
  },
  {
    name: 'sidebar',
    path: AREA,
    on: sidebarOf,
    fill: fillConsultationForm,
    submit: sidebarLeadForm.submit.idle,
    mail: 'Practice Area Sidebar',
    toast: sidebarLeadForm.success.title,
    thanks: sidebarThankYou.text,
  },
  {
    name: 'article',
    path: article.path,
    on: (page) => page.getByRole('region', { name: articleLeadForm.heading }),
    fill: fillArticleForm,
    submit: articleLeadForm.submit.idle,
    mail: `Blog Post Inquiry - ${article.title}`,
    toast: articleLeadForm.success.title,
    thanks: contactThankYou.text,
  },
];

/** Waits for the one mail to the firm that holds this text. */
export async function mailWith(site: Site, text: string): Promise<Email> {
  const found = async () => (await site.mails()).filter((mail) => mail.text?.includes(text));
  await expect.poll(async () => (await found()).length).toBe(1);
  const [mail] = await found();
  if (!mail) throw new Error(`no mail with "${text}"`);
  return mail;
}
