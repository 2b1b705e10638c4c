import { lazy, Suspense, useState } from 'react';

const Terms = lazy(() => import('./terms-list.tsx'));

/** The categories, tags and authors of the posts, behind their heading, which opens them. */
export function TermsPanel() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="terms-heading">
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="flex min-h-12 items-center justify-between">
          <h2 id="terms-heading" className="text-xl">
            Categories, tags and authors
          </h2>
          <svg viewBox="0 0 16 16" aria-hidden="true" className="turn size-3.5">
            <path d="m2 5 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </summary>
        {isOpen && (
          <Suspense fallback={null}>
            <Terms />
          </Suspense>
        )}
      </details>
    </section>
  );
}
