import type { Language } from '../../schema/common/languages';
import { bn } from './bn';
import { en } from './en';
import { gu } from './gu';
import { hi } from './hi';
import { kn } from './kn';
import { ml } from './ml';
import { mr } from './mr';
import { pa } from './pa';
import { ta } from './ta';
import { te } from './te';
import type { Texts } from './texts';

/**
 * Every language's dictionary. A new language is one of them, plus one line in schema/common/languages.ts.
 */
export const DICTIONARIES: Record<Language, Texts> = { en, hi, mr, gu, pa, bn, ta, te, kn, ml };
