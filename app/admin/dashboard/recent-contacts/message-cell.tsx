import { useEffect, useId, useRef, useState } from 'react';

/** Four lines of a message, expandable, in its own text direction. */
export function MessageCell({ message, from }: { message: string; from: string }) {
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element || open) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);
  const label = open ? 'Show less' : 'Show all';
  return (
    <>
      <p
        ref={text}
        id={id}
        dir="auto"
        className={`max-w-[68ch] whitespace-pre-wrap wrap-anywhere ${open ? '' : 'line-clamp-4'}`}
      >
        {message}
      </p>
      {(overflows || open) && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${label} of the message from ${from}`}
          onClick={() => setOpen(!open)}
          className="link min-h-8 font-semibold text-action max-lg:min-h-11"
        >
          {label}
        </button>
      )}
    </>
  );
}
