import { parseFragment, serialize } from 'parse5';
import { embedOf } from '../../../contract/embeds.ts';
import {
  ancestors,
  attribute,
  createElement,
  type Element,
  elementsIn,
  replace,
} from '../../platform/html.ts';

/** True for a URL of this site. */
export function isLocal(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

/**
 * Keeps the players of recordings on this site and replaces any other player by a link: no page requests anything from
 * a third party before the reader acts.
 * @param article HTML of any origin, not yet sanitized
 */
export function withLocalPlayers(article: string): string {
  if (!/<(?:audio|video)\b/i.test(article)) return article;
  const fragment = parseFragment(article);
  try {
    const players = elementsIn(fragment, 'audio', 'video');
    for (const player of players.filter((one) => !ancestors(one).some(isPlayer))) linkUnlessLocal(player);
    return serialize(fragment);
  } catch (error) {
    // Nested too deeply for the parser: the sanitizer still removes remote URLs from the players.
    if (error instanceof RangeError) return article;
    throw error;
  }
}

const isPlayer = ({ tagName }: Element) => tagName === 'audio' || tagName === 'video';

function linkUnlessLocal(player: Element): void {
  const { recordings, links } = urlsIn(player);
  if (recordings.some(isLocal)) return;
  const all = [...recordings, ...links];
  const url = all.find((one) => embedOf(one)) ?? links.find(isLocal) ?? all.find(isAbsolute);
  if (url !== undefined) replace(player, linkTo(url, attribute(player, 'title')));
}

/** The recordings of a player, and the fallback links that WordPress puts into it. */
function urlsIn(player: Element): Record<'recordings' | 'links', string[]> {
  const children = player.childNodes.filter((node) => 'tagName' in node);
  const values = (tag: string, name: string) =>
    children.filter(({ tagName }) => tagName === tag).map((element) => attribute(element, name));
  const trimmed = (urls: (string | undefined)[]) => urls.flatMap((url) => url?.trim() || []);
  return {
    recordings: trimmed([attribute(player, 'src'), ...values('source', 'src')]),
    links: trimmed(values('a', 'href')),
  };
}

function isAbsolute(url: string): boolean {
  return /^(?:https?:)?\/\//i.test(url);
}

function linkTo(url: string, title: string | undefined): Element {
  const embed = embedOf(url);
  const attributes = embed ? { 'data-embed': embed.player, href: embed.page } : { href: url };
  return createElement('a', attributes, title || embed?.page || url);
}
