import type { WorkspaceLanguage } from '../../../schema/common/languages';
import { formatMobile } from '../../../schema/common/mobile-text';
import type { BookDays } from '../../../schema/stock-book/input';
import { type Book, PURPOSE_LABELS } from '../../../schema/stock-book/kinds';
import { bookWords } from '../../../schema/stock-book/words.hi';
import type { UserCtx } from '../../context';
import { indianCalendar, iso } from '../../platform/clock';
import { displayName } from '../profile/display-name';
import { stockLines, tripLines } from './book.service';
import { type StockRow, stockRows } from './stock-rows';

type Word = keyof typeof bookWords;
type Translate = (word: Word) => string;

const IST_OFFSET_MS = 5.5 * 3_600_000;
/** "2026-11-28 13:05" in India. */
const momentOf = (time: number) =>
  iso(time + IST_OFFSET_MS)
    .slice(0, 16)
    .replace('T', ' ');
const dayOf = (time: number | null) => (time === null ? null : indianCalendar(time).day);
const phoneOf = (phone: string) => (phone.startsWith('+') ? formatMobile(phone) : phone);

const STOCK_HEADER: Word[] = [
  ...(['Number', 'Registration', 'Make', 'Model', 'Vehicle', 'Engine number', 'Chassis number'] as const),
  ...([
    'Date of possession',
    'From whom',
    'Their number',
    'Date of sale',
    'To whom',
    'Number of the buyer',
  ] as const),
  'Remarks',
];

const stockCells = (row: StockRow) => [
  ...[row.number, row.plate, row.make, row.model, row.vehicle, row.engine, row.chassis],
  ...[
    dayOf(row.possessedAt),
    row.from,
    phoneOf(row.fromPhone),
    dayOf(row.soldAt),
    row.to,
    phoneOf(row.toPhone),
  ],
  row.remarks.join('; '),
];

const TRIP_HEADER: Word[] = [
  ...([
    'Registration',
    'Vehicle',
    'What',
    'For what',
    'Time of the phone',
    'Time of the server',
    'Km',
  ] as const),
  ...(['Who drove', 'Their number', 'Licence ends in', 'Noted by', 'Remarks'] as const),
];

type Cells = (string | number | null)[];

async function* tripTable(ctx: UserCtx, days: BookDays, t: Translate): AsyncGenerator<Cells> {
  yield TRIP_HEADER.map(t);
  for await (const { line, personName } of tripLines(ctx, days)) {
    const { fields, personal } = line;
    const person = line.personId === null ? displayName(ctx.actor.user) : (personName ?? t('Former staff'));
    const noted = fields.bySlip ? t('The driver, by the slip') : person;
    yield [
      fields.plate ?? null,
      fields.vehicle ?? null,
      t(line.kind === 'out' ? 'Out' : fields.handedOver ? 'Handed over' : 'Back in'),
      fields.purpose ? t(PURPOSE_LABELS[fields.purpose]) : null,
      momentOf(line.happenedAt),
      momentOf(line.createdAt),
      fields.kms ?? null,
      personal.name?.text ??
        (line.commitments.name ? t('(erased)') : fields.driver === 'self' ? noted : null),
      personal.phone ? phoneOf(personal.phone.text) : null,
      personal.licenceEnd?.text ?? null,
      noted,
      personal.remark?.text ?? null,
    ];
  }
}

async function* stockTable(ctx: UserCtx, days: BookDays, t: Translate): AsyncGenerator<Cells> {
  yield STOCK_HEADER.map(t);
  for (const row of await stockRows(stockLines(ctx), days)) {
    yield stockCells(row).map((cell) => (cell === '(erased)' ? t('(erased)') : cell));
  }
}

export const translateBook =
  (language: WorkspaceLanguage): Translate =>
  (word) =>
    language === 'hi' ? bookWords[word] : word;

/** A book of some days, its header first, in a language. */
export const bookTable = (ctx: UserCtx, book: Book, days: BookDays, language: WorkspaceLanguage) =>
  (book === 'stock' ? stockTable : tripTable)(ctx, days, translateBook(language));
