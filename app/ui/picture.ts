interface Picture {
  src: string;
  /** The shown part of a drawing: left, top, width and height in its units. */
  view?: readonly number[];
  onDark?: boolean;
}

/** The placeholder of a video player: a picture, or a few words. */
export type Poster = Picture | { words: string };

/** The URL of a picture with its view (SVG 2, section 16.3, "SVG fragment identifiers"). */
export function pictureUrl({ src, view }: Picture): string {
  return view ? `${src}#svgView(viewBox(${view.join(',')}))` : src;
}
