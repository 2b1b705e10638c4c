/** Shortcodes of SyntaxHighlighter and WordPress.com that show their content as code. */
const LANGUAGES =
  'actionscript3|as3|bash|c|c-sharp|cf|clojure|code|coldfusion|cpp|csharp|css|delphi|diff|erlang|fsharp|go|groovy|' +
  'haskell|html|java|javafx|javascript|js|latex|matlab|objc|patch|perl|php|plain|powershell|py|python|r|rails|ruby|' +
  'scala|shell|sourcecode|sql|swift|text|vb|vbnet|xhtml|xml|xslt|yaml';
const START = new RegExp(`<(pre|code)(?=[\\s>])|\\[(${LANGUAGES})((?:\\s|=)[^[\\]<>]*)?\\]`, 'gi');
/** NUL is in no text that was read. */
const PLACE = /<(?:pre|code) \0(\d+)><\/(?:pre|code)>/g;

/** Replaces code by empty elements, so that nothing in it is converted; `restore` puts it back. */
export function setAsideCode(html: string): { text: string; restore: (converted: string) => string } {
  const parts: string[] = [];
  let text = '';
  let at = 0;
  /** End tags that the rest lacks, so that each is searched for once. */
  const missing = new Set<string>();
  for (const match of html.matchAll(START)) {
    const [start, element, shortcode = '', attributes = ''] = match;
    const endTag = element ? `</${element}>` : `[/${shortcode}]`;
    if (match.index < at || missing.has(endTag)) continue;
    const from = match.index + start.length;
    const end = html.indexOf(endTag, from);
    if (end < 0) {
      missing.add(endTag);
      continue;
    }
    const name = element ?? 'pre';
    text += `${html.slice(at, match.index)}<${name} \0${parts.length}></${name}>`;
    at = end + endTag.length;
    parts.push(
      element ? html.slice(match.index, at) : codeBlock(shortcode, attributes, html.slice(from, end)),
    );
  }
  const restore = (converted: string) => converted.replace(PLACE, (_, index) => parts[index] ?? '');
  return { text: text + html.slice(at), restore };
}

function codeBlock(shortcode: string, attributes: string, code: string): string {
  const [, given] = /\b(?:lang|language)\s*=\s*["']?([\w-]+)/.exec(attributes) ?? [];
  const language = given ?? (/^(?:code|sourcecode|text|plain)$/i.test(shortcode) ? '' : shortcode);
  const text = code
    .replace(/^\s*\n/, '')
    .trimEnd()
    .replace(/&(?!#?\w{1,10};)/g, '&amp;')
    .replaceAll('<', '&lt;');
  const classes = language ? ` class="language-${language.toLowerCase()}"` : '';
  return `<pre class="wp-block-code"><code${classes}>${text}</code></pre>`;
}
