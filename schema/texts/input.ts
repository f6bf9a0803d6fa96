import { z } from 'zod';
import '../common/validation-messages';
import { Id, text } from '../common/text';
import { placeholdersIn } from './placeholders';

export const MAX_TEXTS = 20;
export const MAX_TEXT_TITLE = 40;
export const MAX_TEXT = 1000;

const Body = text({ max: MAX_TEXT, min: 1, multiline: true, required: 'Write the text' }).superRefine(
  (written, issues) => {
    const { unknown } = placeholdersIn(written);
    if (unknown.length > 0)
      issues.addIssue({
        code: 'custom',
        message: `Nothing can be filled in for “${unknown.slice(0, 5).join('”, “')}”. Use the buttons.`,
      });
  },
);

const shape = {
  title: text({ max: MAX_TEXT_TITLE, min: 1, required: 'Give it a title' }),
  body: Body,
};

export const TextInput = z.strictObject(shape);
export type TextInput = z.output<typeof TextInput>;

/** `position`: where it was, for a deleted text that comes back. Without it, it is the last. */
export const NewTextInput = z.strictObject({ ...shape, position: z.int().min(0).max(9999).optional() });
export type NewTextInput = z.output<typeof NewTextInput>;

/** All texts of the seller, in their new order. */
export const TextOrderInput = z.strictObject({
  ids: z
    .array(Id)
    .min(1)
    .max(MAX_TEXTS)
    .refine((ids) => new Set(ids).size === ids.length, 'Each text once'),
});
