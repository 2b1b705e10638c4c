export type Attributes = Record<string, string>;

export function attributesOf(element: Element, ...except: string[]): Attributes {
  const all = [...element.attributes].filter(({ name }) => !except.includes(name));
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
}

/** False for white space between elements. */
export function isShown(node: ChildNode): boolean {
  return !(node instanceof Text && node.data.trim() === '');
}
