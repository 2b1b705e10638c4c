import type { WebApplication } from 'schema-dts';
import { calculatorsPage } from '#law/calculators/page.ts';
import type { PageInGraph } from './structured-data.ts';

/** The calculators as a free web application. */
export function calculatorNodes({
  siteUrl,
  ids,
  path,
  picture,
}: PageInGraph): Exclude<WebApplication, string>[] {
  return [
    {
      '@type': 'WebApplication',
      '@id': ids.onPage(path, 'calculator'),
      name: calculatorsPage.hero.heading,
      description: calculatorsPage.hero.intro,
      url: siteUrl + path,
      image: picture,
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Any web browser; works without JavaScript',
      inLanguage: 'en-US',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      provider: { '@id': ids.firm },
      mainEntityOfPage: { '@id': ids.page(path) },
    },
  ];
}
