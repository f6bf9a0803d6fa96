import type { ChangeFilter } from '../../../schema/changes/input';
import type { ChangeDto } from '../../../schema/changes/output';
import { WITHOUT_VALUES } from '../../../schema/changes/without-values';
import { CHANGED_FIELDS, wordOf } from '../../../schema/changes/words';
import { csvLine } from '../../../schema/common/csv';
import { DEFAULT_CURRENCY, toMajor } from '../../../schema/common/currencies';
import { fillText } from '../../../schema/common/known-texts';
import type { UserCtx } from '../../context';
import { indianCalendar, iso } from '../../platform/clock';
import { type Page, pageOf } from '../../platform/paging';
import * as queries from './changes.queries';
import { inHindi } from './words.hi';

const toChangeDto = ({ change, isLead, ...names }: queries.ChangeRow): ChangeDto => ({
  id: change.id,
  at: iso(change.at),
  kind: change.kind,
  personId: change.personId,
  vehicleId: change.vehicleId,
  ...names,
  leadId: change.kind === 'lead_changed' || isLead ? change.subjectId : null,
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
/** Said by what was done. */
const IN_WORDS: readonly string[] = ['use', 'leads', 'title'];
const FIELDS: Readonly<Record<string, string>> = CHANGED_FIELDS;
const HEADER = ['Time', 'Who', 'What', 'Whom', 'Vehicle', 'Field', 'Before', 'After'];

/** In India, as a spreadsheet reads it. */
const indianTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

function cell({ currency }: ChangeDto, field: string, value: string | number | null | undefined) {
  if (value === null || value === undefined) return null;
  if (WITHOUT_VALUES.includes(field)) return 'changed';
  if (field === 'price') return toMajor(Number(value), currency ?? DEFAULT_CURRENCY);
  return field === 'follow_up' ? indianTime.format(Number(value)) : value;
}

type Say = (text: string) => string;

function linesOf(change: ChangeDto, say: Say): string {
  const { at, personName, memberName, number, vehicleName, before, after } = change;
  const values = {
    name: memberName ?? '',
    number: number ?? '',
    leads: Number(after.leads),
    title: after.title ?? '',
  };
  const start = [
    indianTime.format(new Date(at)),
    personName ?? say('Owner'),
    fillText(say(wordOf(change)), values),
  ];
  const fields = Object.keys({ ...before, ...after }).filter((field) => !IN_WORDS.includes(field));
  return (fields.length > 0 ? fields : [''])
    .map((field) =>
      csvLine([
        ...start,
        memberName ?? (number && `…${number}`),
        vehicleName,
        say(FIELDS[field] ?? field),
        cell(change, field, before[field]),
        cell(change, field, after[field]),
      ]),
    )
    .join('');
}

/** The same as CSV in the language of the account, one line a field, read page by page. */
export async function* exportChanges(ctx: UserCtx, filter: ChangeFilter): AsyncGenerator<string> {
  const say: Say = ctx.actor.user.language === 'hi' ? inHindi : (text) => text;
  let head = csvLine(HEADER.map(say));
  let cursor: string | undefined;
  do {
    const page: Page<ChangeDto> = await listChanges(ctx, { ...filter, limit: PAGE, cursor });
    yield head + page.items.map((change) => linesOf(change, say)).join('');
    head = '';
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

/** The file's name, with the day in India. */
export const changesFileName = (ctx: UserCtx): string => `changes-${indianCalendar(ctx.clock.now()).day}.csv`;
