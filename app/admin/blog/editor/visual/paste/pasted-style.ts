import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Style of a run of text. */
export interface TextStyle {
  bold: boolean;
  italic: boolean;
  strike: boolean;
  script: 'sub' | 'sup' | null;
  href: string | null;
  /** Points; null: unknown. */
  size: number | null;
}

export const plainStyle: TextStyle = {
  bold: false,
  italic: false,
  strike: false,
  script: null,
  href: null,
  size: null,
};

export type Declarations = ReadonlyMap<string, string>;
/** Declarations by selector, such as `p.p1`. */
export type StyleSheet = ReadonlyMap<string, Declarations>;

export function attribute({ attrs }: Element, name: string): string {
  return attrs.find((one) => one.name === name)?.value ?? '';
}

/** The elements of these names below a node, in document order. */
export function elementsIn(parent: ParentNode, ...names: string[]): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return [...(names.includes(node.tagName) ? [node] : []), ...elementsIn(node, ...names)];
  });
}

export function textOf(parent: ParentNode): string {
  return parent.childNodes
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? textOf(node) : ''))
    .join('');
}

/** Reads rules with a selector such as `p.p1`, the only kind that Pages, Word and Outlook write. */
export function readStyleSheets(root: ParentNode): StyleSheet {
  const rules = new Map<string, Declarations>();
  for (const sheet of elementsIn(root, 'style')) {
    const css = textOf(sheet).replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, '');
    for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      for (const selector of selectors.split(',')) {
        rules.set(selector.trim().toLowerCase(), readDeclarations(body));
      }
    }
  }
  return rules;
}

/** The declarations of an element: from its classes and its style attribute. */
export function declarationsOf(element: Element, sheet: StyleSheet): Declarations {
  const declared = new Map<string, string>();
  const classes = attribute(element, 'class').toLowerCase().split(/\s+/);
  for (const name of classes) {
    for (const selector of [`.${name}`, `${element.tagName}.${name}`]) {
      for (const [property, value] of sheet.get(selector) ?? []) declared.set(property, value);
    }
  }
  for (const [property, value] of readDeclarations(attribute(element, 'style'))) {
    declared.set(property, value);
  }
  return declared;
}

function readDeclarations(text: string): Declarations {
  const pairs = text.split(';').map((declaration) => {
    const colon = declaration.indexOf(':');
    return [declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()] as const;
  });
  return new Map(pairs.filter(([property]) => property !== ''));
}

const BY_TAG: Record<string, Partial<TextStyle>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
  sub: { script: 'sub' },
  sup: { script: 'sup' },
};

/** The style of an element's text, with inherited values. */
export function textStyle(outer: TextStyle, { tagName }: Element, declared: Declarations): TextStyle {
  const font = declared.get('font') ?? '';
  const weight = declared.get('font-weight') ?? (/\bbold\b/.test(font) ? 'bold' : '');
  const slant = declared.get('font-style') ?? (/\b(?:italic|oblique)\b/.test(font) ? 'italic' : '');
  const raised = { super: 'sup', sub: 'sub' } as const;
  const align = declared.get('vertical-align');
  return {
    ...outer,
    ...BY_TAG[tagName],
    ...(weight ? { bold: /^bold/.test(weight) || Number(weight) >= 600 } : {}),
    ...(slant ? { italic: slant !== 'normal' } : {}),
    ...(/line-through/.test(declared.get('text-decoration') ?? '') ? { strike: true } : {}),
    ...(align === 'super' || align === 'sub' ? { script: raised[align] } : {}),
    size: pointsOf(declared.get('font-size') ?? font) ?? outer.size,
  };
}

function pointsOf(text: string): number | null {
  const [, number, unit] = /(?:^|\s)([\d.]+)(pt|px)/.exec(text) ?? [];
  return number ? Number(number) * (unit === 'px' ? 0.75 : 1) : null;
}
