import { eq } from 'drizzle-orm';
import { paymentRecords } from '../../schema/directory';
import type { DirectoryDb } from './db';

/** A UPI payment by the id of its intent. */
export async function findUpiPayment(db: DirectoryDb, intentId: string) {
  const [row] = await db
    .select({
      id: paymentRecords.id,
      userId: paymentRecords.userId,
      plan: paymentRecords.plan,
      duration: paymentRecords.duration,
      amountMinor: paymentRecords.amountMinor,
      currency: paymentRecords.currency,
      status: paymentRecords.status,
    })
    .from(paymentRecords)
    .where(eq(paymentRecords.transactionId, intentId));
  return row ?? null;
}

export type UpiPayment = NonNullable<Awaited<ReturnType<typeof findUpiPayment>>>;
