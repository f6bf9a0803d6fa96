import { WEEKDAYS } from '../../../schema/yards/days';
import { mapUrl } from '../../../schema/yards/map-url';
import type { YardDto } from '../../../schema/yards/output';
import { formatTime } from '../../lib/dates';
import type { Wording } from '../links/use-buyers-language';

/** 23 November 2025 was a Sunday. */
const dayName = (index: number, language: string) =>
  new Intl.DateTimeFormat(`${language}-IN`, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2025, 10, 23 + index),
  );

const clock = (time: string, { language }: Wording) =>
  formatTime(new Date(`2000-01-01T${time}+05:30`), language);

/** "10:00 am to 7:00 pm, closed on Tuesday" in the buyers' language; null if the seller has said neither. */
export function hoursText({ opens, closes, closedDay }: YardDto, wording: Wording): string | null {
  const { place } = wording.selling;
  const parts = [
    opens && closes && place.hours(clock(opens, wording), clock(closes, wording)),
    closedDay && place.closed(dayName(WEEKDAYS.indexOf(closedDay), wording.language)),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** Address, map, hours and whom to ask for, each on a line, as far as they are known. */
export function placeLines(yard: YardDto | undefined, wording: Wording, askFor: string | null): string[] {
  const { place } = wording.selling;
  const map = yard && mapUrl(yard);
  const hours = yard && hoursText(yard, wording);
  return [
    yard?.address,
    map && place.map(map),
    hours && place.open(hours),
    askFor && place.askFor(askFor),
  ].filter((line): line is string => Boolean(line));
}
