import type { ChangeFilter } from '../../../schema/changes/input';
import type { ChangeDto } from '../../../schema/changes/output';
import type { UserCtx } from '../../context';
import { indianCalendar, iso } from '../../platform/clock';
import { csvLine } from '../../platform/csv';
import { type Page, pageOf } from '../../platform/paging';
import * as queries from './changes.queries';

const toChangeDto = ({ change, ...names }: queries.ChangeRow): ChangeDto => ({
  id: change.id,
  at: iso(change.at),
  kind: change.kind,
  personId: change.personId,
  vehicleId: change.vehicleId,
  ...names,
  leadId: change.kind === 'lead_changed' ? change.subjectId : null,
  before: change.before,
  after: change.after,
});

type Asked = ChangeFilter & { cursor?: string | undefined; limit: number };

/** Who changed what of the seller's, latest first, for a year. */
export async function listChanges(
  ctx: UserCtx,
  { limit, cursor, ...filter }: Asked,
): Promise<Page<ChangeDto>> {
  const { id: ownerId } = ctx.actor.user;
  const rows = await queries.listChanges(ctx.shardOf(ownerId), {
    ...filter,
    ownerId,
    cursor,
    limit: limit + 1,
  });
  return pageOf(rows, limit, ({ change }) => change.id, toChangeDto);
}

const PAGE = 100;
const HEADER = ['Time (UTC)', 'Who', 'What', 'Vehicle', 'Field', 'Before', 'After'];

const cell = (value: string | number | null | undefined) => value ?? null;

function linesOf({ at, kind, personName, vehicleName, before, after }: ChangeDto): string {
  const who = personName ?? 'Owner';
  const fields = Object.keys({ ...before, ...after });
  return (fields.length > 0 ? fields : [''])
    .map((field) => csvLine([at, who, kind, vehicleName, field, cell(before[field]), cell(after[field])]))
    .join('');
}

/** The same as CSV, one line a field, read page by page. */
export async function* exportChanges(ctx: UserCtx, filter: ChangeFilter): AsyncGenerator<string> {
  let head = csvLine(HEADER);
  let cursor: string | undefined;
  do {
    const page: Page<ChangeDto> = await listChanges(ctx, { ...filter, limit: PAGE, cursor });
    yield head + page.items.map(linesOf).join('');
    head = '';
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

/** The file's name, with the day in India. */
export const changesFileName = (ctx: UserCtx): string => `changes-${indianCalendar(ctx.clock.now()).day}.csv`;
