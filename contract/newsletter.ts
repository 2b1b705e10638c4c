import * as z from 'zod/mini';
import { antispamSchema, typedEmailAddress } from './leads.ts';

/** `POST /api/newsletter/subscriptions`. The answer is 202, whether the address was on the list or not. */
export const subscriptionPayloadSchema = z.object({
  email: typedEmailAddress,
  antispam: z.catch(z.optional(antispamSchema), undefined),
});
