import { useEffect, useRef } from 'react';

/**
 * Returns a check for starting a mutation: true once, then false until the end of the mutation is rendered. `isPending`
 * alone is not enough: a second press may come before the first one is rendered.
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
