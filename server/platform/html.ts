import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** All elements, or those of these names, in document order; nested ones too. */
export function elementsIn(parent: ParentNode, ...names: string[]): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return [
      ...(names.length === 0 || names.includes(node.tagName) ? [node] : []),
      ...elementsIn(node, ...names),
    ];
  });
}

/** @param children elements, and texts */
export function createElement(
  name: string,
  attributes: Record<string, string | number>,
  ...children: (Element | string)[]
): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value: String(value) }));
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);
  for (const child of children) {
    if (typeof child === 'string') defaultTreeAdapter.insertText(element, child);
    else defaultTreeAdapter.appendChild(element, child);
  }
  return element;
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

/** The elements around a node, the nearest first. */
export function ancestors(node: ChildNode): Element[] {
  const found: Element[] = [];
  for (let parent = node.parentNode; parent && 'tagName' in parent; parent = parent.parentNode)
    found.push(parent);
  return found;
}

export function replace(old: ChildNode, replacement: ChildNode): void {
  const { parentNode } = old;
  if (!parentNode) return;
  defaultTreeAdapter.insertBefore(parentNode, replacement, old);
  defaultTreeAdapter.detachNode(old);
}

/** The text of an element, without that of its tags; a space for each line break. */
export function textIn(node: ParentNode): string {
  return node.childNodes
    .map((child) => {
      if ('value' in child) return child.value;
      if (child.nodeName === 'br') return ' ';
      return 'childNodes' in child ? textIn(child) : '';
    })
    .join('');
}
