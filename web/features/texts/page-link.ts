import { inLanguage, type Language } from '../../../schema/common/languages';

/** The whole address of a page, in the buyers' language. */
export const pageLink = (path: string, language: Language) =>
  inLanguage(new URL(path, window.location.origin).href, language);
