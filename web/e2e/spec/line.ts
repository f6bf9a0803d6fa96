export interface SpecLine {
  /** Section and what the line is about. */
  line: string;
  tests: readonly string[];
}

export const line = (about: string, ...tests: string[]): SpecLine => ({ line: about, tests });
