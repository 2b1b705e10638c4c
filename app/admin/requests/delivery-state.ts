import type { DeliveryKind, InquiryDelivery } from '../../../contract/inquiries.ts';
import { counted, firmDateTime } from '../kit/format.ts';
import { deliveryReason } from './delivery-reason.ts';

/** Describes the state of a delivery in a sentence for staff. */
export function deliveryState(delivery: InquiryDelivery): string {
  const { kind, status, savedAsFile, sentAt, nextAttemptAt, lastError } = delivery;
  const attempts = delivery.attempts + delivery.earlierAttempts;
  const server = kind === 'webhook' ? 'webhook' : 'mail server';
  const reason = lastError ? deliveryReason(lastError, server) : null;
  if (status === 'sent') {
    const moment = sentAt ? firmDateTime(sentAt) : '';
    if (savedAsFile) return `Saved as a file ${moment}: no mail server was set up`;
    return `Sent ${moment}${attempts > 1 ? `, attempt ${attempts}` : ''}`;
  }
  if (status === 'sending') return 'Being sent';
  if (status === 'failed') {
    const fix = kind === 'webhook' ? 'Fix that system' : 'Fix the address or mail server';
    return `Could not be delivered: ${reason ?? 'no answer'}. ${fix}, then press Resend. ${counted(attempts, 'attempt')} so far.`;
  }
  if (attempts === 0 || !reason) return 'Waiting to be sent';
  if (delivery.attempts === 0) return `Being sent again, after ${counted(attempts, 'attempt')}`;
  return `Not sent yet: ${reason}. Next try ${firmDateTime(nextAttemptAt)}, after ${counted(attempts, 'attempt')}.`;
}

/** The messages about a request. */
export const deliveryNames: Record<DeliveryKind, string> = {
  notification: 'Email to the firm',
  confirmation: 'Confirmation to the sender',
  webhook: 'Message to your other system',
};
