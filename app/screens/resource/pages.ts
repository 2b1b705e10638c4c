import { privacyPage } from '../../../content/legal/privacy.ts';
import { termsPage } from '../../../content/legal/terms.ts';
import { changingOrdersPage } from '../../../content/resources/changing-orders.ts';
import { courtsPage } from '../../../content/resources/courts.ts';
import { deadlinesPage } from '../../../content/resources/deadlines.ts';
import { doItYourselfPage } from '../../../content/resources/do-it-yourself.ts';
import { feesPage } from '../../../content/resources/fees.ts';
import { formsPage } from '../../../content/resources/forms.ts';
import { helpWithCostsPage } from '../../../content/resources/help-with-costs.ts';
import { hideVisitPage } from '../../../content/resources/hide-a-visit.ts';
import { immigrantsAndLanguagePage } from '../../../content/resources/immigrants-and-language.ts';
import { movingAndAbductionPage } from '../../../content/resources/moving-and-abduction.ts';
import { oftenForgottenPage } from '../../../content/resources/often-forgotten.ts';
import { proceduresPage } from '../../../content/resources/procedures.ts';
import { protectionPage } from '../../../content/resources/protection.ts';
import { spanishPage } from '../../../content/resources/spanish.ts';
import type { ResourcePage } from '../../../content/resources/types.ts';
import { paths } from '../../../contract/paths.ts';

const pages: Readonly<Record<string, ResourcePage>> = {
  [paths.forms]: formsPage,
  [paths.courts]: courtsPage,
  [paths.procedures]: proceduresPage,
  [paths.fees]: feesPage,
  [paths.deadlines]: deadlinesPage,
  [paths.helpWithCosts]: helpWithCostsPage,
  [paths.doItYourself]: doItYourselfPage,
  [paths.protection]: protectionPage,
  [paths.movingAndAbduction]: movingAndAbductionPage,
  [paths.changingOrders]: changingOrdersPage,
  [paths.immigrantsAndLanguage]: immigrantsAndLanguagePage,
  [paths.oftenForgotten]: oftenForgottenPage,
  [paths.spanish]: spanishPage,
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
