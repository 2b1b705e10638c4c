interface Picture {
  src: string;
  /** Left, top, width and height of what is shown of a drawing, in its own units. */
  view?: readonly number[];
  onDark?: boolean;
}

/** What stands in the place of a player: a picture, or a few words set in type. */
export type Poster = Picture | { words: string };

/** The address of a picture with its view (SVG 2, section 16.3, "SVG fragment identifiers"). */
export function addressOf({ src, view }: Picture): string {
  return view ? `${src}#svgView(viewBox(${view.join(',')}))` : src;
}
