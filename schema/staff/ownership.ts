import { z } from 'zod';
import '../common/validation-messages';
import { answer, Moment } from '../common/answer';
import { Id } from '../common/text';

/** Needed by everybody who has one. */
const Password = z.string().max(200).optional();

/** `memberId`: the membership of a manager. */
export const OwnershipOffer = z.strictObject({ memberId: Id, password: Password });
export type OwnershipOffer = z.output<typeof OwnershipOffer>;

export const OwnershipAcceptance = z.strictObject({ sellerId: Id, password: Password });
export type OwnershipAcceptance = z.output<typeof OwnershipAcceptance>;

export const OwnershipRefusal = OwnershipAcceptance.pick({ sellerId: true });
export type OwnershipRefusal = z.output<typeof OwnershipRefusal>;

/** Accounts that are offered: the person's own to somebody, and others' to the person. */
export const OwnershipDto = answer('Ownership', {
  /** Null if the person offers theirs to nobody. */
  given: z.strictObject({ memberName: z.string(), expiresAt: Moment }).nullable(),
  received: z.array(z.strictObject({ sellerId: Id, sellerName: z.string(), expiresAt: Moment })),
  /** Whether a password is asked for; without one, only a recent sign-in proves who the person is. */
  hasPassword: z.boolean(),
});
export type OwnershipDto = z.output<typeof OwnershipDto>;
