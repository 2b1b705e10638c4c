import { newsletterPage } from '../../../content/newsletter.ts';
import { PageOpening } from '../../ui/page-opening.tsx';

/** The head of the page with the box. */
export function Opening() {
  return <PageOpening {...newsletterPage.hero} />;
}
