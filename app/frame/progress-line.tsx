import { useNavigation } from 'react-router';

/** A slim line at the top while the next page loads; `.progress-line` shows it after 400 ms. */
export function ProgressLine() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      aria-hidden="true"
      className="progress-line no-print fixed inset-x-0 top-0 z-50 h-0.75 bg-ornament"
    />
  );
}
