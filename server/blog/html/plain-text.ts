/** Elements inside a line of text; the tag of any other element ends a word. */
export const INLINE_TAGS =
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr';

const INLINE_TAG = new RegExp(`</?(?:${INLINE_TAGS.replaceAll(' ', '|')})(?=[\\s/>])[^>]*>`, 'g');
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** @param html as `sanitizeArticle` returns it: every angle bracket in its text is escaped */
export function plainText(html: string): string {
  return decodeEntities(html.replace(INLINE_TAG, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

export function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Escapes a text for a quoted attribute. */
export function encodeEntities(text: string): string {
  return Object.entries(ENTITIES).reduceRight((done, [entity, sign]) => done.replaceAll(sign, entity), text);
}
