import { type SQL, sql } from 'drizzle-orm';
import { SWITCHED_ROLE } from '../../../schema/staff/abilities';
import type { OwnCtx } from '../../context';

/** Whose leads a request is about, and who of the staff asks; null for the seller. */
export interface LeadReader {
  ownerId: string;
  memberId: string | null;
}

export const readerOf = ({ actor }: OwnCtx): LeadReader => ({
  ownerId: actor.user.id,
  memberId: actor.member?.personId ?? null,
});

/**
 * Holds for the seller's leads that the reader may see: a salesperson, if the owner's switch says so, sees only
 * their own and those that nobody works on. In SQL, because a list is read beside the membership. What nobody works
 * on costs no further row. `lead` is the statement's name for the table.
 */
export const mayRead = ({ ownerId, memberId }: LeadReader, lead = 'leads'): SQL => {
  const column = (name: string) => sql.raw(`${lead}.${name}`);
  const own = sql`${column('owner_id')} = ${ownerId}`;
  if (memberId === null) return own;
  return sql`(${own} and (${column('assignee_id')} is null or ${column('assignee_id')} = ${memberId} or exists (
    select 1 from members m join sellers s on s.id = m.owner_id where m.owner_id = ${ownerId} and m.member_id = ${memberId}
      and (m.role <> ${sql.raw(`'${SWITCHED_ROLE}'`)} or s.sales_see_all_leads = 1))))`;
};
