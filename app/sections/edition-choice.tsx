import { EDITION, type Edition } from '../browser/edition.ts';

const editions: [Edition, string][] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['', 'As on this device'],
];

/** Checks the shown edition, which the shared HTML of the page cannot know. */
function checkShown(radio: HTMLInputElement | null): void {
  if (radio) radio.checked = radio.value === (document.documentElement.dataset.edition ?? '');
}

/** The choice between the light and the evening edition; the script in the page's head follows it. */
export function EditionChoice({ className = '' }: { className?: string }) {
  return (
    <fieldset className={`edition-choice flex flex-wrap gap-x-6 ${className}`}>
      <legend className="sr-only">Colors</legend>
      {editions.map(([edition, label]) => (
        <label key={edition} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={EDITION}
            value={edition}
            ref={checkShown}
            className="size-4 appearance-none rounded-full border border-current checked:border-5"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
