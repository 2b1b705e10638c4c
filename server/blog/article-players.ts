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
  try {
    for (const player of playersIn(fragment)) linkUnlessHere(player);
    return serialize(fragment);
  } catch (error) {
    // Nested deeper than any text: its players lose what is elsewhere.
    if (error instanceof RangeError) return article;
    throw error;
  }
}

function linkUnlessHere(player: Element): void {
  const { played, offered } = addressesIn(player);
  if (played.some(isLocal)) return;
  const all = [...played, ...offered];
  const address = all.find((address) => embedOf(address)) ?? offered.find(isLocal) ?? all.find(isOnTheWeb);
  if (address !== undefined) replace(player, linkTo(address, attribute(player, 'title')));
}

function playersIn(parent: ParentNode): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return node.tagName === 'audio' || node.tagName === 'video' ? [node] : playersIn(node);
  });
}

/** What it would play, and what it offers instead: WordPress puts a link into each player. */
function addressesIn(player: Element): Record<'played' | 'offered', string[]> {
  const inside = player.childNodes.filter((node) => 'tagName' in node);
  const given = (tag: string, name: string) =>
    inside.filter(({ tagName }) => tagName === tag).map((element) => attribute(element, name));
  const trimmed = (addresses: (string | undefined)[]) =>
    addresses.flatMap((address) => address?.trim() || []);
  return {
    played: trimmed([attribute(player, 'src'), ...given('source', 'src')]),
    offered: trimmed(given('a', 'href')),
  };
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
