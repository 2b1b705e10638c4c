import type { HowTo, ItemList } from 'schema-dts';
import { question } from '#law/what-happened/question.ts';
import type { HappenedPage } from '../../content/schema/what-happened.ts';
import type { PageInGraph } from './structured-data.ts';

/** The steps for tonight of a page under "What happened?". */
export function stepNodes({
  title,
  opening,
  tonight,
}: HappenedPage): (page: PageInGraph) => Exclude<HowTo, string>[] {
  return ({ ids, path, picture }) => [
    {
      '@type': 'HowTo',
      '@id': ids.onPage(path, 'steps'),
      name: title,
      description: opening,
      image: picture,
      inLanguage: 'en-US',
      mainEntityOfPage: { '@id': ids.page(path) },
      publisher: { '@id': ids.firm },
      step: tonight.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
    },
  ];
}

/** The answers to the question, as links to their pages. */
export function questionNodes({ siteUrl, ids, path }: PageInGraph): Exclude<ItemList, string>[] {
  return [
    {
      '@type': 'ItemList',
      '@id': ids.onPage(path, 'answers'),
      name: question.heading,
      mainEntityOfPage: { '@id': ids.page(path) },
      itemListElement: question.answers.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        url: siteUrl + href,
      })),
    },
  ];
}
