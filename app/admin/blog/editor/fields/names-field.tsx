import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { controlClass, labelClass } from '../../../kit/control.ts';

interface NamesFieldProps {
  label: string;
  names: readonly string[];
  onChange: (names: string[]) => void;
  /** Existing names, offered as suggestions. */
  suggestions: readonly string[];
  error?: string | undefined;
}

/** Names of categories or tags: typed one after another, each ended by Enter or a comma. */
export function NamesField({ label, names, onChange, suggestions, error }: NamesFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const press = usePress();
  const add = (text: string) => {
    const added = text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !names.includes(name));
    if (added.length > 0) onChange([...names, ...new Set(added)]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && names.length > 0) onChange(names.slice(0, -1));
  };
  return (
    <div>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <div
        className={`mt-1 ${controlClass} flex! flex-wrap items-center gap-1 px-1.5! py-0.5 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-ornament-text`}
      >
        {names.length > 0 && (
          <ul aria-label={label} className="contents">
            {names.map((name) => (
              <li key={name} className="flex min-w-0 items-center bg-tint pl-2 text-xs wrap-anywhere">
                <span dir="auto">{name}</span>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => {
                    onChange(names.filter((one) => one !== name));
                    input.current?.focus();
                  }}
                  className="grid size-11 place-items-center text-muted hover:text-action lg:size-7"
                >
                  <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3 stroke-current stroke-[1.5]">
                    <path d="m3 3 10 10M13 3 3 13" />
                  </svg>
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={id}
          value={typed}
          list={`${id}-names`}
          autoComplete="off"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => press.afterwards(() => add(typed))}
          className="min-h-9 w-8 grow px-1.5 outline-none lg:min-h-7"
        />
      </div>
      <datalist id={`${id}-names`}>
        {suggestions
          .filter((name) => !names.includes(name))
          .map((name) => (
            <option key={name} value={name} />
          ))}
      </datalist>
      <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
        {error === undefined ? (
          'Press Enter or type a comma after each name.'
        ) : (
          <span className="font-medium text-alert">{error}</span>
        )}
      </p>
    </div>
  );
}

/** Delays layout changes while a button is pressed: they would move it away before its click. */
function usePress() {
  const isDown = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const onDown = () => {
      isDown.current = true;
    };
    const onUp = () => {
      isDown.current = false;
      waiting.current?.();
      waiting.current = null;
    };
    const listeners = [
      ['pointerdown', onDown],
      ['pointerup', onUp],
      ['pointercancel', onUp],
    ] as const;
    for (const [type, listener] of listeners) addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of listeners) removeEventListener(type, listener, true);
    };
  }, []);
  return {
    afterwards(action: () => void): void {
      if (isDown.current) waiting.current = action;
      else action();
    },
  };
}
