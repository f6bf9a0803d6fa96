/**
 * Dates as people in India write them. Pure, with a fixed locale, so that server and browser produce the same
 * text.
 */
import { BRAND } from '../../schema/common/brand';
import type { Language } from '../../schema/common/languages';
import { workspaceLanguage } from '../i18n/current-language';
import { indianDay } from './indian-day';

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

const longDate = (language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', year: 'numeric', timeZone });

/** "5 Nov 2026" in Indian Standard Time. */
export function formatDate(moment: Moment, language: Language = workspaceLanguage()): string {
  const date = toDate(moment);
  if (!date) return '';
  return (language === 'en' ? dateFormat : longDate(language)).format(date);
}

/** The year in India at a given time. */
export const indianYear = (moment: Moment): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(toDate(moment) ?? 0));

/**
 * "3:04 pm" in Indian Standard Time. ICU versions disagree about the space; this makes documents and
 * application agree.
 */
export function formatTime(moment: Moment, language: Language = workspaceLanguage()): string {
  const date = toDate(moment);
  if (!date) return '';
  if (language === 'en') return timeFormat.format(date).replace(/\s/g, ' ').toLowerCase();
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat(localeOf(language), clock).format(date);
}

/** A language as written in India: with its own words and Latin digits. */
const localeOf = (language: Language) => `${language}-IN-u-nu-latn`;

/**
 * Months of a language that workerd's ICU does not know: it would write "2027 M03". Used everywhere, so that
 * server and browser agree.
 */
const MONTHS: Partial<Record<Language, readonly string[]>> = {
  pa: ['ਜਨਵਰੀ', 'ਫ਼ਰਵਰੀ', 'ਮਾਰਚ', 'ਅਪ੍ਰੈਲ', 'ਮਈ', 'ਜੂਨ', 'ਜੁਲਾਈ', 'ਅਗਸਤ', 'ਸਤੰਬਰ', 'ਅਕਤੂਬਰ', 'ਨਵੰਬਰ', 'ਦਸੰਬਰ'],
};

/** Day, month and year, and the time of day if given, for a language with months in MONTHS. */
function withOwnMonths(months: readonly string[], date: Date, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat('en-GB', { ...options, month: 'numeric' }).formatToParts(date);
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  const words = [part('day'), months[Number(part('month')) - 1], part('year')].filter(Boolean).join(' ');
  return part('hour') ? `${words}, ${part('hour')}:${part('minute')}` : words;
}

/** "Mar 2027" from "2027-03". */
export function monthName(month: string, language: Language = workspaceLanguage()): string {
  const date = new Date(`${month}-01`);
  const options = { year: 'numeric', timeZone: 'UTC' } as const;
  const months = MONTHS[language];
  if (months) return withOwnMonths(months, date, options);
  // Abbreviated months of Indian languages contain signs that few people know.
  const width = language === 'en' ? 'short' : 'long';
  return new Intl.DateTimeFormat(localeOf(language), { ...options, month: width }).format(date);
}

/** "Mar 2027" for a time in that month in India. */
export function indianMonth(moment: Moment, language: Language): string {
  const date = toDate(moment);
  return date ? monthName(indianDay(date.getTime()).slice(0, 7), language) : '';
}

/** The days of the week from Sunday, for the same reason as MONTHS. */
const WEEKDAYS: Partial<Record<Language, readonly string[]>> = {
  pa: ['ਐਤਵਾਰ', 'ਸੋਮਵਾਰ', 'ਮੰਗਲਵਾਰ', 'ਬੁੱਧਵਾਰ', 'ਵੀਰਵਾਰ', 'ਸ਼ੁੱਕਰਵਾਰ', 'ਸ਼ਨੀਵਾਰ'],
};

/** "Tuesday" for 2, as `Date` counts the days of the week. */
export const weekdayName = (index: number, language: Language): string =>
  WEEKDAYS[language]?.[index] ??
  // 23 November 2025 was a Sunday.
  new Intl.DateTimeFormat(`${language}-IN`, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2025, 10, 23 + index),
  );

/** "Mon, 23 Nov" from "2026-11-23", without a year, for near days. */
export function formatDay(day: string, language: Language = workspaceLanguage()): string {
  const date = new Date(day);
  const options = { day: 'numeric', timeZone: 'UTC' } as const;
  const months = MONTHS[language];
  const weekday = WEEKDAYS[language]?.[date.getUTCDay()];
  if (months && weekday) return `${weekday}, ${withOwnMonths(months, date, options)}`;
  const width = language === 'en' ? 'short' : 'long';
  return new Intl.DateTimeFormat(localeOf(language), { ...options, weekday: width, month: width }).format(
    date,
  );
}

/** "Mon, 23 Nov, 6:00 pm" in Indian Standard Time, without a year, for near times. */
export const nearMoment = (moment: string, language: Language = workspaceLanguage()): string =>
  `${formatDay(indianDay(Date.parse(moment)), language)}, ${formatTime(moment, language)}`;

/** "5 Nov 2026, 3:04 pm" in Indian Standard Time; in other languages as written in India, with Latin digits. */
export function formatDateTime(moment: Moment, language: Language = workspaceLanguage()): string {
  const date = toDate(moment);
  if (date && language !== 'en') {
    // 24 hours, because most of these languages use the English "am" and "pm".
    const hours = { hourCycle: 'h23', timeZone } as const;
    const months = MONTHS[language];
    if (months) {
      const digits = { day: 'numeric', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
      return withOwnMonths(months, date, { ...hours, ...digits });
    }
    const format = { ...hours, dateStyle: 'long', timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat(localeOf(language), format).format(date);
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

const JUST_NOW = { en: 'just now', hi: 'अभी' } as const;

/** "5 minutes ago". `now` is a parameter, so that server, browser and tests agree. */
export function relativeTime(moment: Moment, now: Moment): string {
  const language = workspaceLanguage();
  const [then, today] = [toDate(moment), toDate(now)];
  if (!then || !today) return '';
  const seconds = (then.getTime() - today.getTime()) / 1000;
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  if (!step) return JUST_NOW[language];
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'always' }).format(
    Math.trunc(seconds / step[1]),
    step[0],
  );
}
