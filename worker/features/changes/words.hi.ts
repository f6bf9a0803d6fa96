import { changeLabels } from '../../../schema/changes/words.hi';
import { KnownTexts } from '../../../schema/common/known-texts';

/** The headings of the exported record in Hindi. */
const headings = {
  Time: 'समय',
  Who: 'किसने',
  What: 'क्या किया',
  Whom: 'किसका',
  Vehicle: 'गाड़ी',
  Field: 'क्या बदला',
  Before: 'पहले',
  After: 'बाद में',
  Owner: 'मालिक',
  Name: 'नाम',
} as const;

const texts = new KnownTexts({ ...changeLabels, ...headings });

/** A heading, or what was done, in Hindi. */
export const inHindi = (text: string): string => texts.find(text) ?? text;
