import { SaxesParser } from 'saxes';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** @throws when the document is malformed, or uses an undeclared prefix */
export function parseXml(document: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes: {}, children: [], text: '' };
    for (const [key, { value }] of Object.entries(attributes)) element.attributes[key] = value;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.write(document).close();
  const [element] = root.children;
  if (!element) throw new Error('no element');
  return element;
}

/** Finds all descendants by name. */
export function elementsOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elementsOf(child, name),
  ]);
}

/** The texts of all descendants with this name. */
export function textsOf(element: XmlElement, name: string): string[] {
  return elementsOf(element, name).map(({ text }) => text);
}
