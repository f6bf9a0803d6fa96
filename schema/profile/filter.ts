import { z } from 'zod';
import '../common/validation-messages';
import { readAmount } from '../common/amount-words';
import { text } from '../common/text';
import { FACETS, type Facet, isFacetValue, SORTS } from './facets';
import { MAX_PROFILE_SEARCH } from './public-profile';

const facet = (name: Facet) =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || isFacetValue(name, value), 'Not a value of this filter')
    .transform((value) => value || undefined)
    .optional();

/**
 * `search`: part of a vehicle's name, in any case. `maxPrice`: in each listing's own currency. The others are
 * facets (facets.ts); a seller with more than MAX_STOCK vehicles has only `search` and `maxPrice`.
 */
export const ProfileFilter = z.object({
  ...(Object.fromEntries(FACETS.map((name) => [name, facet(name)])) as Record<
    Facet,
    ReturnType<typeof facet>
  >),
  sort: z.enum(SORTS).optional(),
  search: text({ max: MAX_PROFILE_SEARCH }).optional(),
  maxPrice: z
    .string()
    .transform((typed, issues) => {
      const amount = readAmount(typed);
      if (typed && amount === null)
        issues.addIssue({ code: 'custom', message: 'Please enter a valid price' });
      return amount ?? undefined;
    })
    .optional(),
});
export type ProfileFilter = z.output<typeof ProfileFilter>;
