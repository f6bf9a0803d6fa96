import { iso } from '../../platform/clock';
import { type Section, section } from './export-section';
import * as queries from './export-staff.queries';

const idOf = ({ id }: { id: string }) => id;

/** Who works for the person, whom they have invited, and for whom they work. */
export const staffSections: readonly Section[] = [
  section('staff', queries.listMembers, idOf, ({ memberName, role, since, endedAt }) => ({
    name: memberName,
    role,
    since: iso(since),
    endedAt: iso(endedAt),
  })),
  section('shared-phones', queries.listSharedPhones, idOf, ({ usedAt, createdAt }) => ({
    since: iso(createdAt),
    usedAt: iso(usedAt),
  })),
  section(
    'staff-invitations',
    queries.listInvitations,
    idOf,
    ({ role, forWhom, state, personName, createdAt, expiresAt, askedAt, decidedAt }) => ({
      role,
      forWhom,
      state,
      name: personName,
      createdAt: iso(createdAt),
      expiresAt: iso(expiresAt),
      askedAt: iso(askedAt),
      decidedAt: iso(decidedAt),
    }),
  ),
  section(
    'changes',
    queries.listChanges,
    idOf,
    ({ kind, personId, vehicleId, subjectId, before, after, at }) => ({
      kind,
      byStaff: personId !== null,
      vehicleId,
      subjectId,
      before,
      after,
      at: iso(at),
    }),
  ),
  section('workplaces', queries.listWorkplaces, idOf, ({ sellerName, role, since, endedAt }) => ({
    seller: sellerName || null,
    role,
    since: iso(since),
    endedAt: iso(endedAt),
  })),
];
