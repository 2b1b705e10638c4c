import type { Hono } from 'hono';

/** Values that middleware sets for handlers. */
export interface AppVariables {
  requestId: string;
  /** Network address of the client, read from X-Forwarded-For only behind trusted proxies. */
  clientAddress: string;
  /** User name of the logged-in member of staff, where `requireStaff` was passed. */
  staff: string;
}

export interface AppContext {
  Variables: AppVariables;
}

export type AppRoutes = Hono<AppContext>;
