import { z } from 'zod';
import '../common/validation-messages';
import { text } from '../common/text';
import { WEEKDAYS } from './days';
import { MAX_PIN, PIN_PROBLEMS, type Pin, readPin } from './pin';

export const MAX_ADDRESS = 200;

/** A pin as typed or pasted; empty for none. */
export const PinInput = z
  .string()
  .max(MAX_PIN)
  .transform((typed, issues): Pin | null => {
    if (typed.trim() === '') return null;
    const pin = readPin(typed);
    if (typeof pin === 'object') return pin;
    issues.addIssue({ code: 'custom', message: PIN_PROBLEMS[pin] });
    return z.NEVER;
  });

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
/** "09:30", or empty for none. */
const Clock = z.string().regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 10:00');

/** Both times, or neither. */
export const HoursInput = z
  .strictObject({
    opens: Clock,
    closes: Clock,
    closedDay: z.union([z.literal('').transform(() => null), z.enum(WEEKDAYS)]).nullable(),
  })
  .superRefine(({ opens, closes }, issues) => {
    const fault = (path: string, message: string) =>
      issues.addIssue({ code: 'custom', path: [path], message });
    if (opens && !closes) fault('closes', 'Say when you close too');
    if (closes && !opens) fault('opens', 'Say when you open too');
    if (CLOCK.test(opens) && CLOCK.test(closes) && closes <= opens)
      fault('closes', 'It must close after it opens');
  });
export type HoursInput = z.output<typeof HoursInput>;

/** The dealer's authorisation: number and last day, or neither. */
export const Form29BInput = z
  .strictObject({
    number: text({ max: 40 }).refine(
      (number) => /^$|^(?=.*\d)[0-9A-Za-z][0-9A-Za-z/ .-]{3,39}$/.test(number),
      'Enter the number as on Form 29B',
    ),
    until: z.union([
      z.literal(''),
      z.iso.date('Enter until when it holds').regex(/^20/, 'Enter until when it holds'),
    ]),
  })
  .superRefine(({ number, until }, issues) => {
    const fault = (path: string, message: string) =>
      issues.addIssue({ code: 'custom', path: [path], message });
    if (number && !until) fault('until', 'Enter until when it holds');
    if (until && !number) fault('number', 'Enter the number as on Form 29B');
  });
export type Form29BInput = z.output<typeof Form29BInput>;

/** Each part of a yard is saved by itself. */
export const YardInput = z
  .strictObject({
    address: text({ max: MAX_ADDRESS, multiline: true }).optional(),
    pin: PinInput.optional(),
    hours: HoursInput.optional(),
    form29b: Form29BInput.optional(),
  })
  .refine((input) => Object.values(input).some((part) => part !== undefined), { message: 'Nothing to save' });
export type YardInput = z.output<typeof YardInput>;
