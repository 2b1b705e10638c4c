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
  'button',
  'button-deep',
  'on-button',
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

/** As `#rrggbb`. */
type Colors = Record<ColorRole, string>;

export interface Brand {
  /** In the light edition. */
  colors: Colors;
  /** In the evening edition. */
  evening: Colors;
  /** The families of headings, and of everything else; without the quotation marks of CSS. */
  fonts: Record<'display' | 'sans', readonly [string, ...string[]]>;
  /** The first upright font of each family, which every page preloads, as the name of a module. */
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

const COLOR = /var\(--color-([a-z-]+)\)/g;

/** Puts the light edition's colors into a drawing for what knows no style sheets. */
export function colored(svg: string, { colors } = brand()): string {
  return svg.replace(COLOR, (text, role: ColorRole) => colors[role] ?? text);
}

/**
 * Gives a drawing the colors of both editions. No style sheet of a page reaches an `<img>`, but its `color-scheme` does
 * (CSS Color Adjustment 1, section 2.1).
 */
export function coloredForPages(svg: string, { colors, evening } = brand()): string {
  const roles = colorRoles.filter((role) => svg.includes(`var(--color-${role})`));
  if (roles.length === 0) return svg;
  const rule = (values: Colors) =>
    `:root{${roles.map((role) => `--color-${role}:${values[role]}`).join(';')}}`;
  const style = `<style>${rule(colors)}@media (prefers-color-scheme:dark){${rule(evening)}}</style>`;
  return svg.replace(/<svg[^>]*>/, (start) => start + style);
}
