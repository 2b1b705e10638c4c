/** The classes of a notice for someone in danger: framed like a sign, neither an error nor an ornament. */
export const safetyNotice =
  'border-2 border-accent border-t-8 bg-panel px-[min(1.25rem,4vw)] pt-4 pb-5 text-text sm:px-7';
