import type { DeliveryKind } from '../../../contract/requests.ts';

/** The messages about a request. */
export const deliveryNames: Record<DeliveryKind, string> = {
  notification: 'Email to the firm',
  confirmation: 'Confirmation to the sender',
  webhook: 'Message to your other system',
};
