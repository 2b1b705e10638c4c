interface PortraitProps {
  initials: string;
  photo?: string | undefined;
  /** Size of the plate and of the letters. */
  className: string;
}

const plate =
  'relative grid place-items-center overflow-hidden bg-navy font-display leading-none text-brass-light ' +
  'before:absolute before:inset-[6%] before:border before:border-brass-light/35';

/**
 * A plate with the initials, covered by the photograph if there is one. A photograph that fails to load stays
 * invisible, because it has neither alternative text nor a size of its own.
 */
export function Portrait({ initials, photo, className }: PortraitProps) {
  return (
    <div className={`${plate} ${className}`}>
      <span aria-hidden="true" className="pt-[0.16em] tracking-tight">
        {initials}
      </span>
      {photo && (
        <img
          src={photo}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute top-0 left-0 min-h-full min-w-full object-cover"
        />
      )}
    </div>
  );
}
