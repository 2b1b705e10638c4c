import type { Claim } from '../schema/firm.ts';

/** Figures of the firm about itself, each with its basis and date (RPC 7.1(a), (e)). */
export const claims: Record<string, Claim> = {};
