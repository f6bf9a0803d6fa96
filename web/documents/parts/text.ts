/** A text with headings: guide, privacy, terms. A string is a paragraph, an array a list. */
export interface TextSection {
  /** The anchor. */
  id: string;
  title: string;
  body: readonly (string | readonly string[])[];
}

type Block<Of> = Of extends string ? string : { readonly [At in keyof Of]: string };
type Body<Of> = { readonly [At in keyof Of]: Block<Of[At]> };

/** The same text in another language: a section, paragraph or entry that is missing does not compile. */
export type Translated<Sections extends readonly TextSection[]> = {
  readonly [At in keyof Sections]: {
    readonly id: Sections[At]['id'];
    readonly title: string;
    readonly body: Body<Sections[At]['body']>;
  };
};
