import type { DefinedTermSet, FAQPage, ItemList, Service } from 'schema-dts';
import { firm } from '#firm/identity.ts';
import { faqItems } from '#law/faq.ts';
import { glossary } from '#law/glossary/glossary.ts';
import { practiceAreas } from '../../content/derive/practice-areas.ts';
import type { FaqBlock } from '../../content/schema/faq.ts';
import type { PracticeArea } from '../../content/schema/practice-area.ts';
import { paths } from '../../contract/paths.ts';
import type { PageInGraph } from './structured-data.ts';

/** The questions with answers; placeholders are left out. */
export function faqNodes({ ids, path }: PageInGraph): Exclude<FAQPage, string>[] {
  return [
    {
      '@type': 'FAQPage',
      '@id': ids.onPage(path, 'faq'),
      isPartOf: { '@id': ids.page(path) },
      mainEntity: faqItems
        .filter(({ placeholder }) => !placeholder)
        .map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.flatMap(sentences).join('\n') },
        })),
    },
  ];
}

function sentences(block: FaqBlock): readonly string[] {
  if (block.kind === 'paragraph') return [block.text];
  if (block.kind === 'list') return block.items;
  return [...block.cards.flatMap(({ title, text }) => [title, text]), block.closing];
}

/** A practice area as a service of the firm. */
export function serviceNodes(area: PracticeArea): (page: PageInGraph) => Exclude<Service, string>[] {
  return ({ siteUrl, ids, path }) => [
    {
      '@type': 'Service',
      '@id': ids.onPage(path, 'service'),
      name: area.title,
      serviceType: area.title,
      description: area.heroDescription,
      url: siteUrl + path,
      provider: { '@id': ids.firm },
      areaServed: { '@type': 'State', name: firm.geo.placename },
      mainEntityOfPage: { '@id': ids.page(path) },
    },
  ];
}

/** The practice areas with a page of their own. */
export function practiceAreaListNodes({ siteUrl, ids, path }: PageInGraph): Exclude<ItemList, string>[] {
  return [
    {
      '@type': 'ItemList',
      '@id': ids.onPage(path, 'list'),
      mainEntityOfPage: { '@id': ids.page(path) },
      itemListElement: [...practiceAreas.values()].map(({ id, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: siteUrl + paths.practiceArea(id),
      })),
    },
  ];
}

export function glossaryNodes({ siteUrl, ids, path }: PageInGraph): Exclude<DefinedTermSet, string>[] {
  return [
    {
      '@type': 'DefinedTermSet',
      '@id': ids.onPage(path, 'terms'),
      name: glossary.hero.title,
      url: siteUrl + path,
      isPartOf: { '@id': ids.page(path) },
      hasDefinedTerm: glossary.terms.map(({ term, definition }) => ({
        '@type': 'DefinedTerm',
        name: term,
        description: definition,
      })),
    },
  ];
}
