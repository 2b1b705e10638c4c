/** The classes of a notice for someone in danger: framed like a sign, neither an error nor an ornament. */
export const safetyNotice =
  'border-2 border-navy border-t-8 bg-white px-[min(1.25rem,4vw)] pt-4 pb-5 text-ink sm:px-7';
