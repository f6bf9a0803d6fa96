/** A text with headings: guide, privacy, terms. A string is a paragraph, an array a list. */
export interface TextSection {
  /** The anchor. */
  id: string;
  title: string;
  body: readonly (string | readonly string[])[];
}
