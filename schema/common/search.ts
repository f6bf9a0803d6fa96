import { z } from 'zod';
import { SEARCH_HEADER } from './search-header';
import { text } from './text';

const Decoded = z.string().transform((value, issues) => {
  try {
    return decodeURIComponent(value);
  } catch {
    issues.addIssue({ code: 'custom', message: 'Is not percent-encoded' });
    return z.NEVER;
  }
});

/** A route's search header as `search`, validated by a schema. */
export const searchedBy = <Search extends z.ZodType<string, string>>(search: Search) =>
  z
    .object({ [SEARCH_HEADER]: Decoded.pipe(search).optional().describe('percent-encoded') })
    .transform((headers): { search?: string | undefined } => ({ search: headers[SEARCH_HEADER] }));

/** Words of a person's name or number, or of their vehicle. */
export const PersonSearch = searchedBy(text({ max: 50 }));
