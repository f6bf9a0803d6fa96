import { type SQL, sql } from 'drizzle-orm';
import type { ChangedFields, ChangeKind } from '../../../schema/changes/kinds';
import { changes } from '../../../schema/changes/table';
import type { UserCtx } from '../../context';
import { insertWhere, newIdInSql } from '../../platform/db';

/** Who changes something of a seller's, and when. */
export interface Maker {
  ownerId: string;
  /** Who works for the seller; null for the seller. */
  personId: string | null;
  now: number;
}

export const makerIn = ({ actor: { user, member }, clock }: UserCtx): Maker => ({
  ownerId: user.id,
  personId: member?.personId ?? null,
  now: clock.now(),
});

/** A line of the seller's record, for changes that no trigger writes. */
export const recorded = (
  kind: ChangeKind,
  { ownerId, personId, now }: Maker,
  where: SQL,
  after: ChangedFields | SQL = {},
): SQL =>
  insertWhere(
    changes,
    { ownerId, id: newIdInSql(now, sql`${ownerId}`), personId, kind, before: {}, after, at: now },
    where,
  );
