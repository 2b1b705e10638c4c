/** The roles of colors; brand.css of the firm has their values. */
export const colorRoles = [
  'ground',
  'tint',
  'panel',
  'line',
  'line-strong',
  'text',
  'muted',
  'accent',
  'action',
  'action-deep',
  'on-action',
  'alert',
  'alert-deep',
  'alert-tint',
  'success',
  'ornament',
  'ornament-text',
  'band',
  'band-deep',
  'band-line',
  'on-band',
  'on-band-muted',
  'on-band-ornament',
  'on-band-drawing',
  'on-band-alert',
] as const;

export type ColorRole = (typeof colorRoles)[number];

export interface Brand {
  /** As `#rrggbb`. */
  colors: Record<ColorRole, string>;
  /** The families of headings, and of everything else; without the quotation marks of CSS. */
  fonts: Record<'display' | 'sans', readonly [string, ...string[]]>;
  /** The files of the fonts, as the names of modules. */
  fontFiles: readonly string[];
}

/** Defined by the build. */
declare const BRAND: Brand;

/** The firm's colors and type, for what has no style sheet: mails, generated pictures and drawings. */
export function brand(): Brand {
  return BRAND;
}

/** The families that every mail program has: the last two. */
export function mailFont(kind: keyof Brand['fonts']): string {
  return brand().fonts[kind].slice(-2).join(', ');
}

/** Puts the firm's colors into a drawing, which no style sheet reaches in an `<img>`. */
export function colored(svg: string, { colors } = brand()): string {
  return svg.replace(/var\(--color-([a-z-]+)\)/g, (text, role: ColorRole) => colors[role] ?? text);
}
