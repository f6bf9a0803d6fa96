import { createContext, use } from 'react';
import { en } from './en';

export type Texts = typeof en;

const LanguageContext = createContext<Texts>(en);

/** The texts of the reader's language. */
export const useTexts = (): Texts => use(LanguageContext);
