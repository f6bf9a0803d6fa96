import { z } from 'zod';
import '../common/validation-messages';
import { Id } from '../common/text';

const Pin = z.string().regex(/^\d{4}$/, 'Four digits');

export const PinInput = z.strictObject({ pin: Pin });
export type PinInput = z.output<typeof PinInput>;

/** Who uses a shared phone from now on, by their PIN. */
export const ChoiceInput = z.strictObject({ personId: Id, pin: Pin });
export type ChoiceInput = z.output<typeof ChoiceInput>;
