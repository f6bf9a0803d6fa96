import { z } from 'zod';
import { Id } from '../common/text';

export const MAX_SUGGESTIONS = 2;

export const SUGGESTION_MESSAGES = {
  none: 'Please select at least 1 vehicle to suggest',
  tooMany: `You can only select up to ${MAX_SUGGESTIONS} vehicles as suggestions`,
  failed: 'Failed to add suggestions',
} as const;

export const SuggestionsInput = z.strictObject({
  suggestedVehicleIds: z
    .array(Id, { error: SUGGESTION_MESSAGES.none })
    .min(1, SUGGESTION_MESSAGES.none)
    .max(MAX_SUGGESTIONS, SUGGESTION_MESSAGES.tooMany)
    .refine((ids) => new Set(ids).size === ids.length, 'The same vehicle twice'),
});
export type SuggestionsInput = z.output<typeof SuggestionsInput>;
