import { z } from 'zod';
import { answer } from '../common/answer';
import { Id } from '../common/text';

/** A text of the seller's own for WhatsApp, with its placeholders. */
export const TextDto = answer('Text', {
  id: Id,
  title: z.string(),
  body: z.string(),
  position: z.int(),
});
export type TextDto = z.output<typeof TextDto>;
