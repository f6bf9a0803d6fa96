import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { Id } from '../common/text';
import { INVITATION_STATES } from './input';
import { ROLES } from './roles';
import { SwitchesInput } from './switches';

export const MemberDto = answer('Member', {
  id: Id,
  /** Their account, by which the record names them. */
  personId: Id,
  name: z.string(),
  /** Their mobile number, or their mail address without one. */
  contact: z.string().nullable(),
  role: z.enum(ROLES),
  since: Moment,
  /** Beyond the plan's seats: they may do nothing until there is room again. */
  isSuspended: z.boolean(),
  /** For how many vehicles they answer. */
  answersFor: Count,
});
export type MemberDto = z.output<typeof MemberDto>;

export const InvitationDto = answer('Invitation', {
  id: Id,
  role: z.enum(ROLES),
  /** The owner's note; null without one. */
  forWhom: z.string().nullable(),
  state: z.enum(['open', 'asked', 'expired']),
  /** Who has asked; null for a link that nobody has used. */
  name: z.string().nullable(),
  contact: z.string().nullable(),
  createdAt: Moment,
  expiresAt: Moment,
});
export type InvitationDto = z.output<typeof InvitationDto>;

/** Everybody who works for the person, longest first, and who may join. */
export const StaffDto = answer('Staff', {
  /** How many the plan includes. */
  seats: z.int(),
  /** What all salespeople may do. */
  switches: SwitchesInput,
  members: z.array(MemberDto),
  /** Whose changes the record still has. */
  former: z.array(z.strictObject({ personId: Id, name: z.string() })),
  invitations: z.array(InvitationDto),
});
export type StaffDto = z.output<typeof StaffDto>;

/** A new invitation with its link, which is not shown again. */
export const NewInvitationDto = answer('NewInvitation', {
  id: Id,
  role: z.enum(ROLES),
  link: z.url(),
  expiresAt: Moment,
});
export type NewInvitationDto = z.output<typeof NewInvitationDto>;

/** An invitation, for whoever has its link. */
export const OpenInvitationDto = answer('OpenInvitation', {
  sellerId: Id,
  sellerName: z.string(),
  role: z.enum(ROLES),
  /** `another`: somebody else has used the link; `own`: the person asks who made it. */
  state: z.enum([...INVITATION_STATES, 'expired', 'another', 'own']),
});
export type OpenInvitationDto = z.output<typeof OpenInvitationDto>;

/** A seller for whom the person works. */
export const WorkplaceDto = answer('Workplace', {
  id: Id,
  sellerId: Id,
  sellerName: z.string(),
  role: z.enum(ROLES),
  since: Moment,
});
export type WorkplaceDto = z.output<typeof WorkplaceDto>;
