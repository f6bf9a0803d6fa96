import { z } from 'zod';

/** 32 random bytes. */
export const PAPERS_KEY = z.string('is required').regex(/^[\w-]{43}$/, 'needs 32 bytes in URL-safe base64');

const another = PAPERS_KEY.optional();

/**
 * They wrap the keys of what is stored encrypted. The one with the highest number wraps new ones; a job wraps the
 * others anew, after which those below can be left out, all but the first.
 */
export const PAPERS_SETTINGS = {
  PAPERS_KEY_1: PAPERS_KEY,
  PAPERS_KEY_2: another,
  PAPERS_KEY_3: another,
  PAPERS_KEY_4: another,
};

export type PapersSettings = {
  PAPERS_KEY_1: string;
  PAPERS_KEY_2?: string | undefined;
  PAPERS_KEY_3?: string | undefined;
  PAPERS_KEY_4?: string | undefined;
};
