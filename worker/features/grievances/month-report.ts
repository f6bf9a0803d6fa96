import { csvLine } from '../../../schema/common/csv';
import { STORED_GRIEVANCE_KINDS } from '../../../schema/grievances/kinds';
import { KIND_LABELS } from '../../../schema/grievances/labels';
import type { UserCtx } from '../../context';
import { countByKind } from './grievances.queries';

const HEADER = [
  'Month',
  'Kind',
  'Received',
  'Acknowledged in time',
  'Resolved in time',
  'Resolved late',
  'Of these refused',
  'Pending',
];
const NOTHING = {
  ...{ received: 0, acknowledgedInTime: 0, resolvedInTime: 0 },
  ...{ resolvedLate: 0, refused: 0, pending: 0 },
};

/** The first moment of a month and of the next one in India. */
function boundsOf(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const startOf = (at: number) =>
    Date.parse(`${new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10)}T00:00:00+05:30`);
  return { from: startOf(number - 1), until: startOf(number) };
}

/** The complaints that came in a month, by kind and in all. */
export async function* monthReport(ctx: UserCtx, month: string): AsyncGenerator<string> {
  const { from, until } = boundsOf(month);
  const rows = await countByKind(ctx.directory, from, until);
  const lines = STORED_GRIEVANCE_KINDS.map((kind) => ({
    label: KIND_LABELS[kind],
    ...(rows.find((row) => row.kind === kind) ?? NOTHING),
  }));
  const sum = (name: keyof typeof NOTHING) => lines.reduce((total, line) => total + line[name], 0);
  yield csvLine(HEADER);
  for (const line of lines) yield lineOf(month, line.label, (name) => line[name]);
  yield lineOf(month, 'All', sum);
}

const lineOf = (month: string, label: string, figure: (name: keyof typeof NOTHING) => number) =>
  csvLine([month, label, ...Object.keys(NOTHING).map((name) => figure(name as keyof typeof NOTHING))]);
