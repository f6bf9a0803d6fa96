import { z } from 'zod';
import '../common/validation-messages';
import { text } from '../common/text';
import { ROLES, SALES_ROLES } from './roles';

/** `open` until somebody uses the link, `asked` until the owner decides. */
export const INVITATION_STATES = ['open', 'asked', 'accepted', 'declined', 'revoked'] as const;

export const MAX_FOR_WHOM = 60;

export const InvitationInput = z.strictObject({
  role: z.enum(ROLES),
  /** A note of the owner's, to tell open invitations apart. */
  forWhom: text({ max: MAX_FOR_WHOM }).optional(),
});
export type InvitationInput = z.output<typeof InvitationInput>;

/** A yard helper is invited as such, because their seats are others. */
export const RoleInput = z.strictObject({ role: z.enum(SALES_ROLES) });
export type RoleInput = z.output<typeof RoleInput>;

/** What somebody who works for a seller wants to be notified of. */
export const WishesInput = z.strictObject({ offers: z.boolean() });
export type WishesInput = z.output<typeof WishesInput>;

/** What the link holds: the invitation's id in 22 characters, and its secret. */
export const InvitationToken = z.strictObject({ token: z.string().regex(/^[\w-]{44}$/) });
export type InvitationToken = z.output<typeof InvitationToken>;

export const InvitationDecision = z.strictObject({ decision: z.enum(['let_in', 'decline']) });
export type InvitationDecision = z.output<typeof InvitationDecision>;
