import { BRAND } from '../common/brand';
import { LEAD_SOURCE_WORDS } from '../leads/words';
import type { WeeklyNoteDto } from './output';

const count = new Intl.NumberFormat(BRAND.locale);
const counted = (value: number, one: string, many: string) =>
  `${count.format(value)} ${value === 1 ? one : many}`;

export interface WeekFigures {
  views: number;
  scans: number;
  offers: number;
}

/** "41 views, 12 scans, 3 offers" */
export const weekInFigures = ({ views, scans, offers }: WeekFigures) =>
  [counted(views, 'view', 'views'), counted(scans, 'scan', 'scans'), counted(offers, 'offer', 'offers')].join(
    ', ',
  );

const ADVICE_WORDS = { share: 'Share it again.', lower: 'Many people look at it: lower the price a little.' };

const taskOf = ({ waiting }: WeeklyNoteDto) =>
  waiting
    ? `${waiting.name}: no offer for ${waiting.days} days. ${ADVICE_WORDS[waiting.advice]}`
    : 'No vehicle has waited three weeks for an offer.';

/** The week in five lines, each a label and its text. */
export const weekLines = (note: WeeklyNoteDto): [string, string][] => [
  ['Views of your pages', count.format(note.views)],
  ['Scans of your QR codes', count.format(note.scans)],
  ['Offers', count.format(note.offers)],
  ['Most offers came by', note.source ? LEAD_SOURCE_WORDS[note.source] : 'None yet'],
  ['To do', taskOf(note)],
];

/** The week as a message to share. */
export const weekMessage = (note: WeeklyNoteDto) =>
  [`Our week on ${BRAND.name}`, ...weekLines(note).map(([label, text]) => `${label}: ${text}`)].join('\n');
