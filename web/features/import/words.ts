import { defineWords } from '../../i18n/words';
import { formatNumber } from '../../lib/format';

export const { say, useWords } = defineWords(() => import('./words.hi'));

/** "1 draft", "12 drafts". */
export const draftsText = (count: number) =>
  count === 1 ? say('1 draft') : say('{count} drafts', { count: formatNumber(count) });
