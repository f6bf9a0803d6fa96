import { type SQL, sql } from 'drizzle-orm';

/** A bulk change of a seller's. */
export interface OperationOf {
  ownerId: string;
  operation: string;
}

/** Of the bulk change `b`. */
export const isOperation = ({ ownerId, operation }: OperationOf): SQL =>
  sql`b.owner_id = ${ownerId} and b.id = ${operation}`;

/** The vehicles that a bulk change has changed, as `(select …)`. */
export const vehiclesOf = (of: OperationOf): SQL =>
  sql`(select r.value ->> 'id' from bulk_changes b, json_each(b.rows) r where ${isOperation(of)})`;

/** Those of them that nobody has changed since. */
export const unchangedOf = (of: OperationOf): SQL => sql`(
    select v.id from bulk_changes b, json_each(b.rows) r join vehicles v on v.id = r.value ->> 'id'
    where ${isOperation(of)} and v.user_id = b.owner_id and v.version = (r.value ->> 'version') + 1)`;
