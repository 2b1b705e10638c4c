/** A shortcode of WordPress, `[name key="value"]content[/name]`. */
export interface Shortcode {
  name: string;
  /** Values without a name are under `0`, `1` and so on. */
  attributes: Record<string, string>;
  /** Undefined for one without an end tag. */
  content: string | undefined;
  /** The content with its own shortcodes converted. */
  inner: () => Promise<string>;
}

/** Returns HTML; undefined for an unknown shortcode; null for bracketed prose, which stays. */
export type ConvertShortcode = (shortcode: Shortcode) => Promise<string | null | undefined>;

/** Linear: no two parts match the same characters. */
const TAG = /\[(\[?)([a-z][\w-]*)(\s[^[\]<>]*|=[^\s[\]<>]*\s*\/?|\/)?\](\]?)/gi;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s'"]+))|"([^"]*)"|(\S+)/g;
/** Shortcodes even without attributes. */
const KNOWN =
  /^(gallery|caption|wp_caption|embed|audio|video|playlist|contact-form|toc|sitemap|vc_\w+|et_pb_\w+)$/i;
/** Shortcodes whose value has no name. */
const UNNAMED = /^(youtube|vimeo|googlemaps)$/i;

/**
 * Replaces the shortcodes of a text; `[[name]]` becomes `[name]`. Brackets in prose stay: an unknown name is a
 * shortcode only in small letters and with a named attribute or an end tag.
 * @param onRemoved called with the name of each unknown one, whose content stays
 */
export async function withoutShortcodes(
  text: string,
  convert: ConvertShortcode,
  onRemoved: (name: string) => void,
): Promise<string> {
  let done = '';
  let at = 0;
  /** Names without an end tag in the rest, so that each is searched for once. */
  const endless = new Set<string>();
  for (const match of text.matchAll(TAG)) {
    const [tag, opening = '', name = '', given = '', ending = ''] = match;
    // Inside the content of an earlier one.
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
    const isWrittenAsOne = name === name.toLowerCase() && (end >= 0 || given.includes('='));
    if (!isWrittenAsOne && !KNOWN.test(name) && !(UNNAMED.test(name) && given.trim())) continue;
    const content = end >= 0 ? text.slice(from, end) : undefined;
    const inner = async () => (content === undefined ? '' : withoutShortcodes(content, convert, onRemoved));
    const converted = await convert({
      name: name.toLowerCase(),
      attributes: attributesOf(given),
      content,
      inner,
    });
    if (converted === null) continue;
    if (converted === undefined) onRemoved(name);
    done += text.slice(at, start) + (converted ?? (await inner()));
    at = end >= 0 ? end + endTag.length : from;
  }
  return done + text.slice(at);
}

function indexOfIgnoringCase(text: string, part: string, from: number): number {
  const exact = text.indexOf(part, from);
  return exact >= 0 ? exact : text.indexOf(part.toLowerCase(), from);
}

export function attributesOf(text: string): Record<string, string> {
  // Word processors turn the quotes of shortcodes into typographic ones.
  const plain = text.replace(/[“”″]|&#(?:8220|8221|8243);|&quot;/g, '"').replace(/^=|\/$/g, '');
  const attributes: Record<string, string> = {};
  let unnamed = 0;
  for (const [, name, double, single, bare, quoted, word] of plain.matchAll(ATTRIBUTE)) {
    const key = name ? name.toLowerCase() : String(unnamed++);
    attributes[key] = double ?? single ?? bare ?? quoted ?? word ?? '';
  }
  return attributes;
}
