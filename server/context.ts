import type { Env } from './env.ts';
import type { DatabaseConnection } from './platform/database/connect.ts';
import type { Log } from './platform/log.ts';

/** The surroundings that every capability is created in. */
export interface Context {
  connection: DatabaseConnection;
  env: Env;
  clock: () => Date;
  log: Log;
}
