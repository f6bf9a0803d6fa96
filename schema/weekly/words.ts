import { BRAND } from '../common/brand';
import { LEAD_SOURCE_WORDS } from '../leads/words';
import type { WeeklyNoteDto } from './output';

const count = new Intl.NumberFormat(BRAND.locale);
/** Says an English text, or its translation, with the values filled in. */
type SayKnown = (text: string, values?: Record<string, string | number>) => string;

const inEnglish: SayKnown = (text, values = {}) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

export interface WeekFigures {
  views: number;
  scans: number;
  offers: number;
}

/** "41 views, 12 scans, 3 offers" */
export function weekInFigures({ views, scans, offers }: WeekFigures, say = inEnglish): string {
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

/** The week in five lines, each a label and its text. */
export const weekLines = (note: WeeklyNoteDto, say = inEnglish): [string, string][] => [
  [say('Views of your pages'), count.format(note.views)],
  [say('Scans of your QR codes'), count.format(note.scans)],
  [say('Offers'), count.format(note.offers)],
  [say('Most offers came by'), note.source ? say(LEAD_SOURCE_WORDS[note.source]) : say('None yet')],
  [say('To do'), taskOf(note, say)],
];

/** The week as a message to share. */
export const weekMessage = (note: WeeklyNoteDto, say = inEnglish) =>
  [
    say('Our week on {brand}', { brand: BRAND.name }),
    ...weekLines(note, say).map(([label, text]) => `${label}: ${text}`),
  ].join('\n');
