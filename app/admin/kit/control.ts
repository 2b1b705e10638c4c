/** The classes of a field's label, or of the legend of a group of choices. */
export const labelClass = 'block text-xs font-semibold text-text';

/** On a phone the text is large enough for browsers not to zoom in on it. */
const box =
  'block w-full min-w-0 rounded-sm border border-line-strong bg-panel px-3 text-base font-normal text-text transition-colors ' +
  'duration-150 hover:border-text aria-invalid:border-2 aria-invalid:border-alert aria-invalid:px-[0.6875rem] lg:text-sm';

/** The classes of the box of a text field: as high as a button. */
export const controlClass = `${box} min-h-11 lg:min-h-9`;

/** The classes of a text area, which grows with its text. */
export const textAreaClass = `${box} field-sizing-content min-h-24 resize-y py-2`;

/** The classes of a select. */
export const selectClass = `${controlClass} staff-select truncate pr-8`;

/** The classes of a check box or radio button. */
export const choiceClass = 'size-4.5 shrink-0 accent-action';
