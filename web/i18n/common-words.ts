import { defineWords } from './words';

/** Words that every feature may use, and those of `web/ui`, `web/lib` and `web/layouts`. */
export const { say, useWords } = defineWords(() => import('./common-words.hi'));
