import type { Language } from '../../schema/common/languages';
import { bn } from './bn';
import { type Texts, withTools } from './dictionary';
import { en } from './en';
import { gu } from './gu';
import { hi } from './hi';
import { kn } from './kn';
import { ml } from './ml';
import { mr } from './mr';
import { pa } from './pa';
import { ta } from './ta';
import { te } from './te';
import { tools as bnTools } from './tools/bn';
import { tools as enTools } from './tools/en';
import { tools as guTools } from './tools/gu';
import { tools as hiTools } from './tools/hi';
import { tools as knTools } from './tools/kn';
import { tools as mlTools } from './tools/ml';
import { tools as mrTools } from './tools/mr';
import { tools as paTools } from './tools/pa';
import { tools as taTools } from './tools/ta';
import { tools as teTools } from './tools/te';

/**
 * Every language's dictionary. A new language is two of these files, plus one line in
 * schema/common/languages.ts.
 */
export const DICTIONARIES: Record<Language, Texts> = {
  en: withTools(en, enTools),
  hi: withTools(hi, hiTools),
  mr: withTools(mr, mrTools),
  gu: withTools(gu, guTools),
  pa: withTools(pa, paTools),
  bn: withTools(bn, bnTools),
  ta: withTools(ta, taTools),
  te: withTools(te, teTools),
  kn: withTools(kn, knTools),
  ml: withTools(ml, mlTools),
};
