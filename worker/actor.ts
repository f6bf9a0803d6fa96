import { type Ability, may, type Position } from '../schema/staff/abilities';
import type { SessionUser } from './platform/db';

/** Somebody who works for the seller whose data a request is about. */
export interface Member extends Position {
  personId: string;
  name: string;
  wantsOffers: boolean;
  /** Whose session it is: another person's on a shared phone. */
  accountId: string;
}

export type Actor =
  | {
      kind: 'user';
      /** The person, or the seller for whom `member` works. */
      user: SessionUser;
      member?: Member;
      sid: string;
      epoch: number;
      provenAt: number;
    }
  | { kind: 'visitor' }
  | { kind: 'system'; job: string };

export type UserActor = Extract<Actor, { kind: 'user' }>;

/** Who acts, also when working for somebody else. */
export const personIdOf = ({ user, member }: UserActor): string => member?.personId ?? user.id;

/** Whether whoever acts may do something for the seller. */
export const actorMay = ({ member }: UserActor, ability: Ability): boolean => may(member ?? null, ability);
