import type { ConsultationForm } from '../../contract/leads.ts';

/** Splits the one name of the article header form at the first space (specification section 5). */
export function splitName(name: string): Pick<ConsultationForm, 'firstName' | 'lastName'> {
  const [, firstName = '', lastName = ''] = /^(\S*)\s*(.*)$/s.exec(name.trim()) ?? [];
  return { firstName, lastName };
}

/** The page source and message of an article's header form (specification section 7). */
export function articleInquiry(title: string, message: string) {
  return {
    pageSource: `Blog: ${title}`,
    caseDescription: `Blog Post Inquiry - ${title}\n\n${message.trim() === '' ? 'No message provided' : message}`,
  };
}
