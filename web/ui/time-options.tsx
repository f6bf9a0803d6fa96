import { formatTime } from '../lib/dates';

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, index) => `${String(index >> 1).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

/**
 * Half hours for a Select, HH:MM shown as "10:00 pm"; `value` is offered even if it lies between them. Every
 * phone shows it as a list rather than as a clock.
 */
export const TimeOptions = ({ value }: { value: string }) =>
  [...new Set([...HALF_HOURS, value])].sort().map((time) => (
    <option key={time} value={time}>
      {formatTime(new Date(`2000-01-01T${time}+05:30`))}
    </option>
  ));
