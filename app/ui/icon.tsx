interface IconProps {
  /** The id of a symbol in public/drawings/ornaments.svg. */
  name: string;
  className?: string;
}

/** A decorative line icon in the text's color, hidden from assistive technology. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`/drawings/ornaments.svg#${name}`} />
    </svg>
  );
}
