import { useEffect, useState } from 'react';
import { ADMIN_TOKEN_KEY } from '../../../browser/admin-token-key.ts';

/** Leads staff who are logged in, in this browser, to the editor of the post. */
export function EditLink({ id }: { id: string }) {
  const [href, setHref] = useState('');
  useEffect(() => {
    if (!isStaff()) return;
    // Visitors need no staff URLs.
    void import('../../../../contract/staff-paths.ts').then(({ staffPaths }) =>
      setHref(staffPaths.adminPost(id)),
    );
  }, [id]);
  if (!href) return null;
  return (
    <a
      href={href}
      className="no-print fixed bottom-24 left-4 z-40 border border-line-strong bg-ground px-4 py-3 text-sm font-semibold panel-shadow hover:text-action lg:bottom-6"
    >
      Edit this post
    </a>
  );
}

function isStaff(): boolean {
  try {
    return localStorage.getItem(ADMIN_TOKEN_KEY) !== null;
  } catch {
    return false;
  }
}
