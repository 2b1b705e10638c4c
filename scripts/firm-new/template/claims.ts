import type { Claim } from '../schema/firm.ts';

/** What the firm says of itself in figures, each with its basis and date (RPC 7.1(a), (e)). */
export const claims: Record<string, Claim> = {};
