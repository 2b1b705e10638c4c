interface IconProps {
  /** The id of a symbol in public/drawings/ornaments.svg. */
  name: string;
  className?: string;
}

/** A line glyph in the colour of the text around it; decorative, so it has no name of its own. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`/drawings/ornaments.svg#${name}`} />
    </svg>
  );
}
