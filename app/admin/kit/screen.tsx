import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { staffPaths } from '../../../contract/staff-paths.ts';
import { useOwnAccount } from '../session/use-own-account.ts';
import { QueryStates } from './query-states.tsx';

const dashboard = { label: 'Dashboard', path: staffPaths.admin };
export const requestsAbove = [dashboard, { label: 'Requests', path: staffPaths.adminRequests }];
export const blogAbove = [dashboard, { label: 'Blog Administration', path: staffPaths.adminBlog }];

interface ScreenProps {
  /** Breadcrumbs: the parent screens. */
  above?: readonly { label: string; path: string }[];
  children: ReactNode;
}

/** The frame of a staff screen: breadcrumbs, the failure to load the account with a retry, and the content. */
export function Screen({ above = [dashboard], children }: ScreenProps) {
  const own = useOwnAccount();
  return (
    <main id="content" tabIndex={-1} className="page pt-7 pb-20 outline-none lg:pt-9">
      {above.length > 0 && (
        <nav aria-label="Breadcrumb" className="no-print -mt-4 mb-0.5 flex gap-4 text-xs text-muted">
          {above.map(({ label, path }) => (
            <Link key={path} to={path} className="link py-3 lg:py-1">
              {label}
            </Link>
          ))}
        </nav>
      )}
      <QueryStates
        query={own}
        failure="Your account could not be loaded."
        onlyFirstLoad
        className="py-2.5 text-sm"
      />
      {children}
    </main>
  );
}

interface SectionProps {
  /** Names the heading; unique on the screen. */
  id: string;
  heading: string;
  className?: string;
  children: ReactNode;
}

/** A part of a staff screen under its heading. */
export function Section({ id, heading, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
