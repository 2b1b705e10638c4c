import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import type { Site } from './site.ts';

/** A word that no other test uses, so that tests on one server do not find each other's leads. */
function unique(): string {
  return randomBytes(5).toString('hex');
}

export function contactLead() {
  const mark = unique();
  return {
    firstName: 'Maria',
    lastName: `Okafor-${mark}`,
    email: `maria.${mark}@example.com`,
    phone: '(917) 555-0143',
    caseType: 'child-custody',
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

/** Fills a form that asks for the same as the one in the footer, which is on every page. */
export async function fillConsultationForm(
  form: Locator,
  lead: ReturnType<typeof footerLead>,
): Promise<void> {
  await form.getByLabel('First name').fill(lead.firstName);
  await form.getByLabel('Last name').fill(lead.lastName);
  await form.getByLabel('Email').fill(lead.email);
  await form.getByLabel('Phone').fill(lead.phone);
  await form.getByLabel(/^(Briefly, what has happened\?|Your message)/).fill(lead.caseDescription);
}

/** Waits for the one mail to the firm that holds this text. */
export async function mailWith(site: Site, text: string): Promise<Email> {
  const found = async () => (await site.mails()).filter((mail) => mail.text?.includes(text));
  await expect.poll(async () => (await found()).length).toBe(1);
  const [mail] = await found();
  if (!mail) throw new Error(`no mail with "${text}"`);
  return mail;
}
