import type { ConsultationForm } from './leads.ts';

/** The article header form keeps one name; it is split at the first space (specification section 5). */
export function splitName(name: string): Pick<ConsultationForm, 'firstName' | 'lastName'> {
  const [, firstName = '', lastName = ''] = /^(\S*)\s*(.*)$/s.exec(name.trim()) ?? [];
  return { firstName, lastName };
}

/** What the header form of an article says about itself (specification section 7). */
export function articleInquiry(title: string, message: string) {
  return {
    pageSource: `Blog: ${title}`,
    caseDescription: `Blog Post Inquiry - ${title}\n\n${message.trim() === '' ? 'No message provided' : message}`,
  };
}
