import { useEffect, useRef } from 'react';

/**
 * Returns a function that says whether a mutation may start, and is true once until the end of that mutation is rendered.
 * `isPending` alone would not do: a second press may come before the first one is rendered.
 */
export function useOneAtATime(isPending: boolean): () => boolean {
  const isRunning = useRef(false);
  useEffect(() => {
    isRunning.current = isPending;
  });
  return () => {
    if (isRunning.current) return false;
    isRunning.current = true;
    return true;
  };
}
