import { useState } from 'react';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import styles from './below-fold.module.css';

/**
 * Sections that a phone lays out when they are nearly in sight: of the loading of the page that is a quarter. When the
 * browser itself renders the page, all are laid out at once, for Back returns to a distance from its top.
 */
export function BelowFold({ children }: { children: React.ReactNode }) {
  const hydrated = useHydrated();
  const [isFirstPage] = useState(!hydrated);
  return <div className={isFirstPage ? styles.late : undefined}>{children}</div>;
}
