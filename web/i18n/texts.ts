import { createContext, use } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../../schema/common/languages';
import { en } from './en';

/** The shape of every dictionary. */
export type Texts = typeof en;

interface Reader {
  language: Language;
  texts: Texts;
  /** The document's own address in another language. */
  addressIn: (language: Language) => string;
}

/** The document's language and address. */
export const ReaderContext = createContext<Reader>({
  language: DEFAULT_LANGUAGE,
  texts: en,
  addressIn: () => '',
});

export const useReader = (): Reader => use(ReaderContext);

/** The texts of the reader's language. */
export const useTexts = (): Texts => useReader().texts;
