import { z } from 'zod';
import { text } from './text';

/** What people are looked for by is theirs, and addresses stay in histories and logs: it travels in a header (ASVS 14.2.1). */
const HEADER = 'x-search';

/** The header of a search, percent-encoded as headers are ASCII; none for no search. */
export const searchHeader = (search: string | undefined): { [HEADER]?: string } =>
  search ? { [HEADER]: encodeURIComponent(search) } : {};

const Decoded = z.string().transform((value, issues) => {
  try {
    return decodeURIComponent(value);
  } catch {
    issues.addIssue({ code: 'custom', message: 'Is not percent-encoded' });
    return z.NEVER;
  }
});

/** What a route takes by that header: `search`, held to a schema. */
export const searchedBy = <Search extends z.ZodType<string, string>>(search: Search) =>
  z
    .object({ [HEADER]: Decoded.pipe(search).optional().describe('percent-encoded') })
    .transform((headers): { search?: string | undefined } => ({ search: headers[HEADER] }));

/** A part of a person's name or number. */
export const PersonSearch = searchedBy(text({ max: 50 }));
