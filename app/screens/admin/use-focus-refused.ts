import { type RefObject, useEffect } from 'react';

/**
 * Focuses the first refused field of a form.
 * @param refused another object for each refusal; null while there is none
 */
export function useFocusRefused(form: RefObject<HTMLFormElement | null>, refused: object | null): void {
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, refused]);
}
