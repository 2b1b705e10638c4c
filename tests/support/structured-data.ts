import Validator from '@adobe/structured-data-validator';

export type Node = Record<string, unknown>;

export interface PageGraph {
  '@context': unknown;
  '@graph': Node[];
}

const WITH_ADDRESS = new Set(['LegalService', 'LocalBusiness']);
const ADDRESS_PARTS = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'];
const ADDRESSES = ['url', 'image', 'item', 'embedUrl', 'thumbnailUrl', 'contentUrl'];

/**
 * Validates a page's graph by Google's rules (Adobe's validator) and our own. Returns a sentence per problem.
 */
export async function problemsOf(graph: PageGraph): Promise<string[]> {
  return [...(await ruleViolations(graph)), ...ownRules(graph)];
}

async function ruleViolations({ '@graph': nodes }: PageGraph): Promise<string[]> {
  // The validator expects root nodes grouped by type, and mutates them.
  const jsonld = Object.groupBy(structuredClone(nodes), (node) => String(node['@type'])) as Record<
    string,
    Node[]
  >;
  const issues = await new Validator().validate({ jsonld });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

function ownRules(graph: PageGraph): string[] {
  const nodes = graph['@graph'];
  const all = nodes.flatMap(objectsIn);
  const defined = all.filter((node) => typeof node['@id'] === 'string' && '@type' in node);
  const ids = new Set(defined.map((node) => node['@id']));
  return [
    ...(graph['@context'] === 'https://schema.org' ? [] : ['The context is not schema.org.']),
    ...nodes.filter((node) => !node['@id']).map((node) => `${node['@type']} has no @id.`),
    ...repeated(nodes.map((node) => String(node['@id']))).map((id) => `${id} is described twice.`),
    ...all
      .filter((node) => typeof node['@id'] === 'string' && !ids.has(node['@id']))
      .map((node) => `${node['@id']} is referred to and not described.`),
    ...nodes.filter((node) => WITH_ADDRESS.has(String(node['@type']))).flatMap(withoutAddress),
    ...all.flatMap(relativeAddresses),
    ...unconnected(nodes).map((id) => `${id} is not connected with the firm.`),
  ];
}

/** The validator accepts a firm without an address. */
function withoutAddress(node: Node): string[] {
  const address = (node.address ?? {}) as Node;
  return [
    ...(node.telephone ? [] : [`${node['@id']} has no telephone.`]),
    ...ADDRESS_PARTS.filter((part) => !address[part]).map((part) => `${node['@id']} has no ${part}.`),
  ];
}

function relativeAddresses(node: Node): string[] {
  return ADDRESSES.filter((name) => typeof node[name] === 'string' && !URL.canParse(node[name])).map(
    (name) => `${node['@type']} has a relative ${name}: ${node[name]}`,
  );
}

/** The nodes without a chain of references from the firm, in either direction. */
function unconnected(nodes: Node[]): string[] {
  const mentioned = nodes.map((node) => new Set(objectsIn(node).map((object) => object['@id'])));
  const reached = new Set([0]);
  for (const index of reached) {
    nodes.forEach((node, other) => {
      if (mentioned[index]?.has(node['@id']) || mentioned[other]?.has(nodes[index]?.['@id']))
        reached.add(other);
    });
  }
  return nodes.filter((_, index) => !reached.has(index)).map((node) => String(node['@id']));
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) < index);
}

function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(objectsIn)];
}

function streetOf(node: Node): string {
  const [street = ''] = String((node.address as Node).streetAddress).split(', ');
  return street;
}

function ratingOf({ ratingValue, reviewCount }: Node): string[] {
  return [String(ratingValue), Number(reviewCount).toLocaleString('en-US')];
}

/** The texts of a graph that the page must show. */
export function claimsOf({ '@graph': nodes }: PageGraph): string[] {
  return nodes.flatMap((node) => {
    const part = (name: string) => (node[name] ?? {}) as Node;
    switch (node['@type']) {
      case 'LegalService':
        return [streetOf(node), ...('aggregateRating' in node ? ratingOf(part('aggregateRating')) : [])];
      case 'LocalBusiness':
        return [streetOf(node), ...('description' in node ? [String(node.description)] : [])];
      case 'BreadcrumbList':
        // The names of a breadcrumb trail, joined as on the page.
        return [(node.itemListElement as Node[]).map(({ name }) => name).join('')];
      case 'Person':
        return [node.name, node.jobTitle].map(String);
      case 'Review':
        return [...String(node.reviewBody).split('\n'), String(part('author').name)];
      case 'FAQPage':
        return (node.mainEntity as Node[]).flatMap(({ name, acceptedAnswer }) => [
          String(name),
          ...String((acceptedAnswer as Node).text).split('\n'),
        ]);
      case 'DefinedTermSet':
        return (node.hasDefinedTerm as Node[]).flatMap(({ name, description }) =>
          [name, description].map(String),
        );
      case 'BlogPosting':
        return [String(node.headline), ...('name' in part('author') ? [String(part('author').name)] : [])];
      case 'NewsArticle':
        return [node.headline, part('publisher').name, part('author').name].map(String);
      case 'VideoObject':
      case 'WebApplication':
      case 'Service':
        return [String(node.name)];
      case 'ItemList':
        return (node.itemListElement as Node[]).map(({ name }) => String(name));
      default:
        return [];
    }
  });
}
