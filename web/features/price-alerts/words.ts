import { defineWords } from '../../i18n/words';

export const { useWords } = defineWords(() => import('./words.hi'));
