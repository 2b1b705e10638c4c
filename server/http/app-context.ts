import type { Hono } from 'hono';

/** What middleware knows about a request by the time a handler runs. */
export interface AppVariables {
  requestId: string;
  /** Network address of the client, as far as the configured proxies can be believed. */
  clientAddress: string;
}

export interface AppContext {
  Variables: AppVariables;
}

export type AppRoutes = Hono<AppContext>;
