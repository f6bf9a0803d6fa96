import type { Language } from '../../schema/common/languages';
import { WEEKDAYS } from '../../schema/yards/days';
import type { YardDto } from '../../schema/yards/output';
import type { PlaceTexts } from '../i18n/selling-place-en';
import { formatTime, weekdayName } from './dates';

type Hours = Pick<YardDto, 'opens' | 'closes' | 'closedDay'>;

/** "10:00 am to 7:00 pm, closed on Tuesdays" in the buyers' language; null if the seller has said neither. */
export function hoursText(hours: Hours, place: PlaceTexts, language: Language): string | null {
  const { opens, closes, closedDay } = hours;
  const clock = (time: string) => formatTime(new Date(`2000-01-01T${time}+05:30`), language);
  const parts = [
    opens && closes && place.hours(clock(opens), clock(closes)),
    closedDay && place.closed(weekdayName(WEEKDAYS.indexOf(closedDay), language)),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
