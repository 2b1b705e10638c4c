import { Hono } from 'hono';
import type { Installation } from '../../contract/admin.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import type { Dashboard } from './dashboard.ts';

interface OperationsServices {
  dashboard: Dashboard;
  installation: () => Promise<Installation>;
}

/** The figures of the start page and the state of the installation, behind `requireStaff`. */
export function operationsRoutes({ dashboard, installation }: OperationsServices): AppRoutes {
  return new Hono<AppContext>()
    .get(staffApiPaths.dashboardStats, async (c) => c.json(await dashboard.stats()))
    .get(staffApiPaths.adminInstallation, async (c) => c.json(await installation()));
}
