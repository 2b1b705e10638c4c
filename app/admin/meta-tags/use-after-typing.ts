import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** Debounces a text. */
export function useAfterTyping(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
