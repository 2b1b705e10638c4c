import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment, serialize } from 'parse5';
import { embedOf } from '../../contract/embeds.ts';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** An address that is asked of this site itself. */
export function isLocal(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/**
 * Recordings on this site keep their player, with what of it is here. Any other player becomes a link: no page asks a
 * third party for anything before the reader acts.
 * @param article HTML of any origin, not yet sanitised
 */
export function withOwnPlayers(article: string): string {
  if (!/<(?:audio|video)\b/i.test(article)) return article;
  const fragment = parseFragment(article);
  for (const player of playersIn(fragment)) {
    const addresses = addressesIn(player);
    if (addresses.some(isLocal)) continue;
    const elsewhere = addresses.find((address) => embedOf(address)) ?? addresses.find(isOnTheWeb);
    if (elsewhere !== undefined) replace(player, linkTo(elsewhere, attribute(player, 'title')));
  }
  return serialize(fragment);
}

function playersIn(parent: ParentNode): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return node.tagName === 'audio' || node.tagName === 'video' ? [node] : playersIn(node);
  });
}

/** What it would play, then what it offers instead: WordPress puts a link into each player. */
function addressesIn(player: Element): string[] {
  const inside = player.childNodes.filter((node) => 'tagName' in node);
  return [
    attribute(player, 'src'),
    ...inside.filter(({ tagName }) => tagName === 'source').map((source) => attribute(source, 'src')),
    ...inside.filter(({ tagName }) => tagName === 'a').map((link) => attribute(link, 'href')),
  ].flatMap((address) => address?.trim() || []);
}

function isOnTheWeb(address: string): boolean {
  return /^(?:https?:)?\/\//i.test(address);
}

function linkTo(address: string, title: string | undefined): Element {
  const embed = embedOf(address);
  const attributes = embed ? { 'data-embed': embed.player, href: embed.page } : { href: address };
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const link = defaultTreeAdapter.createElement('a', html.NS.HTML, attrs);
  defaultTreeAdapter.insertText(link, title || embed?.page || address);
  return link;
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

function replace(old: Element, replacement: Element): void {
  if (!old.parentNode) return;
  defaultTreeAdapter.insertBefore(old.parentNode, replacement, old);
  defaultTreeAdapter.detachNode(old);
}
