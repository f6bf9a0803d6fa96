import { z } from 'zod';
import { PaymentStateDto } from '../../../schema/billing/output';
import { ClaimInput } from '../../../schema/upi/input';
import { NameableOrderDto } from '../../../schema/upi/output';
import { HOUR, named } from '../../http/limits';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

const LIMITS = named({
  /** A mistyped reference is corrected a few times; who tries more is guessing. */
  claimByAccount: { by: 'account', limit: 20, windowMs: HOUR },
});

export const upiApi = {
  nameable: route({
    method: 'get',
    path: '/api/upi/payments/nameable',
    summary:
      'The seller’s UPI orders of the last seven days whose reference was not named, in case one of them was paid; newest first. Empty while another UPI payment is being checked.',
    access: 'person',
    ability: 'oneself',
    responses: { 200: z.array(NameableOrderDto) },
  }),
  claim: route({
    method: 'post',
    path: '/api/upi/payments/:id/claim',
    summary:
      'Names the bank reference (UTR) of a UPI payment, or corrects the one that `replaces` names. The plan starts at once and ends after 72 hours unless the payment is on the bank’s statement.',
    access: 'owner',
    ability: 'oneself',
    param: IdParam,
    json: ClaimInput,
    limits: [LIMITS.claimByAccount],
    responses: { 200: PaymentStateDto },
  }),
};
