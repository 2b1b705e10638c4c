/** A shortcode of WordPress, `[name key="value"]content[/name]`. */
export interface Shortcode {
  name: string;
  attributes: Record<string, string>;
  /** Undefined for one without an end tag. */
  content: string | undefined;
}

/**
 * A text that is found between brackets in articles is none: `[sic]`, `[1997]`, `[emphasis added]`. No two parts match
 * the same characters, so that a bracket without an end costs one pass.
 */
const TAG = /\[(\[?)([a-z][\w-]*)(\s[^[\]<>]*|="[^"\]]*"\s*\/?|\/)?\](\]?)/gi;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s'"]+))|"([^"]*)"|(\S+)/g;
/** Removed even without attributes. */
const KNOWN = /^(gallery|caption|wp_caption|embed|audio|video|playlist|contact-form|toc|sitemap)$/i;

/**
 * Replaces the shortcodes of a text; `[[name]]` becomes `[name]`.
 * @param convert returns HTML; undefined for a shortcode that is removed, whose content then stays
 * @param onRemoved called with the name of each removed one
 */
export async function withoutShortcodes(
  text: string,
  convert: (shortcode: Shortcode) => Promise<string | undefined> | string | undefined,
  onRemoved: (name: string) => void,
): Promise<string> {
  let done = '';
  let at = 0;
  /** Names without an end tag in the rest, which is not searched again. */
  const endless = new Set<string>();
  for (const match of text.matchAll(TAG)) {
    const [tag, opening = '', name = '', given = '', ending = ''] = match;
    // It lies within the content of an earlier one.
    if (match.index < at) continue;
    if (opening && ending) {
      done += text.slice(at, match.index) + tag.slice(1, -1);
      at = match.index + tag.length;
      continue;
    }
    const start = match.index + opening.length;
    const from = match.index + tag.length - ending.length;
    const endTag = `[/${name}]`;
    const isEmpty = given.trimEnd().endsWith('/');
    const end = isEmpty || endless.has(name) ? -1 : indexOfIgnoringCase(text, endTag, from);
    if (end < 0 && !isEmpty) endless.add(name);
    const attributes = attributesOf(given);
    const isOne = end >= 0 || KNOWN.test(name) || /[=]/.test(given) || /[-_]/.test(name);
    if (!isOne) continue;
    const content = end >= 0 ? text.slice(from, end) : undefined;
    const converted = await convert({ name: name.toLowerCase(), attributes, content });
    if (converted === undefined) onRemoved(name);
    done += text.slice(at, start);
    done += converted ?? (content === undefined ? '' : await withoutShortcodes(content, convert, onRemoved));
    at = end >= 0 ? end + endTag.length : from;
  }
  return done + text.slice(at);
}

function indexOfIgnoringCase(text: string, part: string, from: number): number {
  const exact = text.indexOf(part, from);
  return exact >= 0 ? exact : text.indexOf(part.toLowerCase(), from);
}

function attributesOf(text: string): Record<string, string> {
  // Word processors turn the quotes of shortcodes into typographic ones.
  const plain = text.replace(/[“”″]|&#(?:8220|8221|8243);|&quot;/g, '"');
  const attributes: Record<string, string> = {};
  for (const [, name, double, single, bare] of plain.matchAll(ATTRIBUTE)) {
    if (name) attributes[name.toLowerCase()] = double ?? single ?? bare ?? '';
  }
  return attributes;
}
