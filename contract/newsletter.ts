import * as z from 'zod/mini';
import { antispamSchema, typedEmailAddress } from './leads.ts';

/** `POST /api/newsletter/subscriptions`. The response is 202 whether or not the address was known. */
export const subscriptionPayloadSchema = z.object({
  email: typedEmailAddress,
  antispam: z.catch(z.optional(antispamSchema), undefined),
});
