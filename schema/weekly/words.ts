import { BRAND } from '../common/brand';
import { fillText, type Values } from '../common/known-texts';
import { LEAD_SOURCE_WORDS } from '../leads/words';
import type { WeeklyNoteDto } from './output';

const count = new Intl.NumberFormat(BRAND.locale);
/** Says an English text, or its translation, with the values filled in. */
type SayKnown = (text: string, values?: Values) => string;

export interface WeekFigures {
  views: number;
  scans: number;
  offers: number;
}

/** "41 views, 12 scans, 3 offers" */
export function weekInFigures({ views, scans, offers }: WeekFigures, say: SayKnown = fillText): string {
  const counted = (value: number, one: string, many: string) =>
    value === 1 ? say(one) : say(many, { count: count.format(value) });
  return [
    counted(views, '1 view', '{count} views'),
    counted(scans, '1 scan', '{count} scans'),
    counted(offers, '1 offer', '{count} offers'),
  ].join(', ');
}

const ADVICE = {
  share: '{name}: no offer for {days} days. Share it again.',
  lower: '{name}: no offer for {days} days. Many people look at it: lower the price a little.',
};

const taskOf = ({ waiting }: WeeklyNoteDto, say: SayKnown) =>
  waiting ? say(ADVICE[waiting.advice], waiting) : say('No vehicle has waited three weeks for an offer.');

const HOUR = 60;
const DAY = 24 * HOUR;

/** "25 min", "3 h", "2 days": as exact as a seller needs. */
function lasting(minutes: number, say: SayKnown): string {
  if (minutes < HOUR) return say('{count} min', { count: minutes });
  if (minutes < 2 * DAY) return say('{count} h', { count: Math.round(minutes / HOUR) });
  return say('{count} days', { count: Math.round(minutes / DAY) });
}

function offersOf({ offers, answerMinutes }: WeeklyNoteDto, say: SayKnown): string {
  const counted = count.format(offers);
  if (answerMinutes === null) return counted;
  return say('{count}, first answer after {time}', { count: counted, time: lasting(answerMinutes, say) });
}

/** The week in five lines, each a label and its text. */
export const weekLines = (note: WeeklyNoteDto, say: SayKnown = fillText): [string, string][] => [
  [say('Views of your pages'), count.format(note.views)],
  [say('Scans of your QR codes'), count.format(note.scans)],
  [say('Offers'), offersOf(note, say)],
  [say('Most offers came by'), note.source ? say(LEAD_SOURCE_WORDS[note.source]) : say('None yet')],
  [say('To do'), taskOf(note, say)],
];

/** The week as a message to share. */
export const weekMessage = (note: WeeklyNoteDto, say: SayKnown = fillText) =>
  [
    say('Our week on {brand}', { brand: BRAND.name }),
    ...weekLines(note, say).map(([label, text]) => `${label}: ${text}`),
  ].join('\n');
