import { createContext, use } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../../schema/common/languages';
import { type Texts, withTools } from './dictionary';
import { en } from './en';
import { tools } from './tools/en';

export type { Texts };

interface Reader {
  language: Language;
  texts: Texts;
  /** The document's own address in another language. */
  addressIn: (language: Language) => string;
}

/** The document's language and address. */
export const ReaderContext = createContext<Reader>({
  language: DEFAULT_LANGUAGE,
  texts: withTools(en, tools),
  addressIn: () => '',
});

export const useReader = (): Reader => use(ReaderContext);

/** The texts of the reader's language. */
export const useTexts = (): Texts => useReader().texts;
