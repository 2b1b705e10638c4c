import { privacyPage } from '../../../content/legal/privacy.ts';
import { termsPage } from '../../../content/legal/terms.ts';
import { courtsPage } from '../../../content/resources/courts.ts';
import { feesPage } from '../../../content/resources/fees.ts';
import { formsPage } from '../../../content/resources/forms.ts';
import { hideVisitPage } from '../../../content/resources/hide-a-visit.ts';
import { proceduresPage } from '../../../content/resources/procedures.ts';
import type { ResourcePage } from '../../../content/resources/types.ts';
import { paths } from '../../../contract/paths.ts';

const pages: Readonly<Record<string, ResourcePage>> = {
  [paths.forms]: formsPage,
  [paths.courts]: courtsPage,
  [paths.procedures]: proceduresPage,
  [paths.fees]: feesPage,
  [paths.hideVisit]: hideVisitPage,
  [paths.privacy]: privacyPage,
  [paths.terms]: termsPage,
};

/**
 * Looks up the content of a resource or legal page.
 * @throws when app/routes.ts has a route without content
 */
export function resourcePageAt(path: string): ResourcePage {
  const page = pages[path];
  if (!page) throw new Error(`There is no resource page for ${path}`);
  return page;
}
