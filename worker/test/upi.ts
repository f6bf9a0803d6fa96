import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { devMails, paymentRecords, planChanges, statementRows } from '../../schema/directory';
import type { NotificationDto } from '../../schema/notifications/output';
import type { NotificationKind } from '../../schema/notifications/words';
import type { StatementRowInput } from '../../schema/upi/input';
import { lapseClaims } from '../features/billing/claims.service';
import { movableTime, order, sellerAt } from './billing';
import { asAdmin, asSeller, db, type Seller } from './factories';
import { htmlOf, withPages } from './pages';
import { systemCtx } from './system';

type Sender = Pick<Seller, 'post'>;

/** A bank reference that no other test uses. */
export const utrOf = () => `${randomInt(100_000, 999_999)}${randomInt(100_000, 999_999)}`;

/** Starts a purchase that is paid by UPI; Growth for a month by default. */
export async function upiOrder(seller: Sender, choice: Parameters<typeof order>[1] = {}) {
  const { body } = await order(seller, { ...choice, way: 'upi' });
  if (!body.paymentId) throw new Error(`no UPI order: ${JSON.stringify(body)}`);
  return body as { paymentId: string; paymentIntentId: string; clientSecret: string; finalAmount: number };
}

/** Names a reference, or corrects the one that was named. */
export const claim = (seller: Sender, paymentId: string, utr: string, replaces?: string | null) =>
  seller.post(`/api/upi/payments/${paymentId}/claim`, { utr, ...(replaces ? { replaces } : {}) });

/** Imports rows of a bank's statement, as an operator's browser sends them. */
export const importStatement = (
  admin: Sender,
  rows: readonly StatementRowInput[],
  fileName = 'november.csv',
) =>
  admin.post('/api/admin/statements', {
    fileName,
    headings: 'Date|Description|Credit',
    columns: { utr: 'Description', amount: 'Credit', date: 'Date', direction: '' },
    rows,
  });

export async function statementRow(utr: string) {
  const [row] = await db.select().from(statementRows).where(eq(statementRows.utr, utr));
  return row ?? null;
}

/** A UPI order of this person that was given up, beside whatever else they have begun. */
export async function oldUpiOrder({ user }: Seller): Promise<string> {
  const { paymentId } = await upiOrder(await asSeller());
  await db
    .update(paymentRecords)
    .set({ userId: user.id, status: 'canceled' })
    .where(eq(paymentRecords.id, paymentId));
  return paymentId;
}

/** A seller and an operator on a movable clock, with what happens to UPI payments. */
export async function upiWorld() {
  const time = movableTime();
  const seller = await sellerAt(time);
  const operator = await asAdmin();
  const admin = operator.with(time.overrides);
  const lapse = () => lapseClaims(systemCtx(time.overrides));
  const statement = (utr: string, amountMinor = 236_00) =>
    importStatement(admin, [{ utr, amountMinor, day: '2026-11-23' }]);
  return { time, seller, operator, admin, lapse, statement };
}

/** The notifications of a kind that a person has, newest first. */
export async function noticesOf(seller: Pick<Seller, 'get'>, kind: NotificationKind) {
  const { body } = await seller.get('/api/notifications');
  return (body as NotificationDto[]).filter((one) => one.kind === kind);
}

/** How many notifications of a kind a person has. */
export const toldTo = async (seller: Pick<Seller, 'get'>, kind: NotificationKind): Promise<number> =>
  (await noticesOf(seller, kind)).length;

/** Where the changes of a person's plan come from, in order. */
export async function planSources({ user }: Seller) {
  const rows = await db
    .select({ source: planChanges.source })
    .from(planChanges)
    .where(eq(planChanges.userId, user.id))
    .orderBy(planChanges.id);
  return rows.map(({ source }) => source);
}

/** The mails that a person was sent, oldest first. */
export const mailsTo = ({ user }: Seller) =>
  db
    .select({ subject: devMails.subject, text: devMails.body })
    .from(devMails)
    .where(eq(devMails.recipient, user.email))
    .orderBy(devMails.createdAt, devMails.id);

/** The words of a payment's invoice, as its buyer sees it. */
export async function invoiceText(seller: Seller, paymentId: string): Promise<string> {
  const answer = await withPages(seller).get(`/subscription/invoice/${paymentId}`);
  return htmlOf(answer)
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

/** The money that the ledger has for a payment, row by row, the least first. */
export async function moneyOf(paymentId: string): Promise<number[]> {
  const rows = await db
    .select({ money: planChanges.moneyMinor })
    .from(planChanges)
    .where(eq(planChanges.paymentId, paymentId));
  return rows.map(({ money }) => money).sort((one, other) => one - other);
}
