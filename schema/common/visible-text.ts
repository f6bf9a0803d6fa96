/** Letters that Unicode counts as such, though they show nothing: Hangul fillers and Khmer inherent vowels. */
const BLANK_LETTERS = /[\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/g;

/** Whether a name shows at least one letter or digit, in any script. */
export const hasVisibleText = (value: string) => /[\p{L}\p{N}]/u.test(value.replace(BLANK_LETTERS, ''));
