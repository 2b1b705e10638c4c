import type { Hono } from 'hono';
import type { StaffRole } from '../../../contract/people.ts';

/** Values that middleware sets for handlers. */
export interface AppVariables {
  requestId: string;
  /** Network address of the client, read from X-Forwarded-For only behind trusted proxies. */
  clientAddress: string;
  /** User name of the logged-in member of staff, where `requireStaff` was passed. */
  staff: string;
  /** The role of that member of staff. */
  role: StaffRole;
  /** The id of that member's session. */
  session: string;
}

export interface AppContext {
  Variables: AppVariables;
}

export type AppRoutes = Hono<AppContext>;
