/**
 * The key of the browser's storage that holds the session of staff (specification section 6), for admin/session/session.ts.
 */
export const ADMIN_TOKEN_KEY = 'admin-token';
