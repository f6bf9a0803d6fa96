import { NAMEABLE_MS } from '../../../schema/upi/input';
import type { NameableOrderDto, StatementRowDto } from '../../../schema/upi/output';
import { iso } from '../../platform/clock';
import type { PaymentRow } from './payments.queries';
import type { StatementRow } from './statements.queries';

interface Nameable {
  payment: PaymentRow;
  startsAtOnce: boolean;
}

export const toNameableOrderDto = ({ payment: row, startsAtOnce }: Nameable): NameableOrderDto => ({
  id: row.id,
  plan: row.plan,
  duration: row.duration,
  amount: row.amountMinor,
  currency: row.currency,
  createdAt: iso(row.createdAt),
  nameableUntil: iso(row.createdAt + NAMEABLE_MS),
  startsAtOnce,
});

export const toStatementRowDto = (row: StatementRow): StatementRowDto => ({
  id: row.id,
  utr: row.utr,
  amountMinor: row.amountMinor,
  day: row.day,
  fileName: row.fileName,
  ignoredBecause: row.ignoredBecause,
  createdAt: iso(row.createdAt),
});
