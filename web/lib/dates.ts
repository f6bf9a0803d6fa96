/** Dates as people in India write them. Pure, with a fixed locale, so that server and browser produce the same text. */
import { BRAND } from '../../schema/common/brand';

type Moment = string | number | Date;

const { locale, timeZone } = BRAND;

const dateFormat = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone,
});
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });

function toDate(moment: Moment): Date | null {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** "5 Nov 2026" in Indian Standard Time. */
export function formatDate(moment: Moment): string {
  const date = toDate(moment);
  return date ? dateFormat.format(date) : '';
}

/** The year in India at a given time. */
export const indianYear = (moment: Moment): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(toDate(moment) ?? 0));

/** "3:04 pm" in Indian Standard Time. ICU versions disagree about the space; here documents and application agree. */
export function formatTime(moment: Moment): string {
  const date = toDate(moment);
  return date ? timeFormat.format(date).replace(/\s/g, ' ').toLowerCase() : '';
}

/** "5 Nov 2026, 3:04 pm" in Indian Standard Time; in other languages as written in India, with Latin digits. */
export function formatDateTime(moment: Moment, language = 'en'): string {
  const date = toDate(moment);
  if (date && language !== 'en') {
    // 24 hours: in most of these languages "am" and "pm" are English.
    const format = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone } as const;
    return new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, format).format(date);
  }
  return date ? `${dateFormat.format(date)}, ${formatTime(date)}` : '';
}

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "5 minutes ago". `now` is a parameter, so that server, browser and tests agree. */
export function relativeTime(moment: Moment, now: Moment): string {
  const [then, today] = [toDate(moment), toDate(now)];
  if (!then || !today) return '';
  const seconds = (then.getTime() - today.getTime()) / 1000;
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  if (!step) return 'just now';
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(
    Math.trunc(seconds / step[1]),
    step[0],
  );
}
