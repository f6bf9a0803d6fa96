import { defineWords } from '../../i18n/words';

export const { say, useWords } = defineWords(() => import('./words.hi'));
