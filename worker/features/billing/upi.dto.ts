import type { StatementRowDto } from '../../../schema/upi/output';
import { iso } from '../../platform/clock';
import type { StatementRow } from './statements.queries';

export const toStatementRowDto = (row: StatementRow): StatementRowDto => ({
  id: row.id,
  utr: row.utr,
  amountMinor: row.amountMinor,
  day: row.day,
  fileName: row.fileName,
  ignoredBecause: row.ignoredBecause,
  createdAt: iso(row.createdAt),
});
