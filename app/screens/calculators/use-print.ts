import { useCallback, useEffect, useState } from 'react';

/** Prints one calculation: marks it as printed (results/print.css) until the print dialog closes. */
export function usePrint() {
  const [printed, setPrinted] = useState(false);
  useEffect(() => {
    if (!printed) return;
    const end = () => setPrinted(false);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [printed]);
  const print = useCallback(() => setPrinted(true), []);
  return { printed, print };
}
