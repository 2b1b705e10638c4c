import { reviewsPage } from '#firm/pages/reviews.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Five stars with a text alternative. */
export function Stars({ className = 'text-ornament' }: { className?: string }) {
  return (
    <span className={className}>
      <Icon name="five-stars" className="h-4 w-20" />
      <span className="sr-only">{reviewsPage.starsLabel}</span>
    </span>
  );
}
