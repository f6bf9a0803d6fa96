/**
 * OWASP ASVS 5.0, levels 1 and 2, by number; the words are ours, the standard's are at github.com/OWASP/ASVS. What we meet names
 * its tests (`file › part of the test's title`), or the files that make it so. asvs.test.ts fails for a number without an answer,
 * a test that is not there, and a file that is not there.
 */
export interface Requirement {
  number: string;
  about: string;
  /** Tests and files that show it. A fragment of a Markdown file is a heading there. */
  shown: string[];
  /** Why it is about something that we do not have. */
  not?: string;
  /** What we do not do, said plainly. */
  gap?: string;
}

/** Met: by tests, or by construction in the files named. */
export const met = (number: string, about: string, ...shown: string[]): Requirement => ({
  number,
  about,
  shown,
});

/** Does not apply. */
export const not = (number: string, about: string, reason: string): Requirement => ({
  number,
  about,
  shown: [],
  not: reason,
});

/** Not met, or in part: then what there is may be named. */
export const gap = (number: string, about: string, missing: string, ...shown: string[]): Requirement => ({
  number,
  about,
  shown,
  gap: missing,
});
