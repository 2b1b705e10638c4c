import { changingOrdersPage } from '#law/pages/changing-orders.ts';
import { courtsPage } from '#law/pages/courts.ts';
import { deadlinesPage } from '#law/pages/deadlines.ts';
import { doItYourselfPage } from '#law/pages/do-it-yourself.ts';
import { feesPage } from '#law/pages/fees.ts';
import { formsPage } from '#law/pages/forms.ts';
import { helpWithCostsPage } from '#law/pages/help-with-costs.ts';
import { hideVisitPage } from '#law/pages/hide-a-visit.ts';
import { immigrantsAndLanguagePage } from '#law/pages/immigrants-and-language.ts';
import { movingAndAbductionPage } from '#law/pages/moving-and-abduction.ts';
import { oftenForgottenPage } from '#law/pages/often-forgotten.ts';
import { privacyPage } from '#law/pages/privacy.ts';
import { proceduresPage } from '#law/pages/procedures.ts';
import { protectionPage } from '#law/pages/protection.ts';
import { spanishPage } from '#law/pages/spanish.ts';
import { termsPage } from '#law/pages/terms.ts';
import type { ResourcePage } from '../../../content/schema/resource.ts';
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
