/** Excludes invisible characters that Unicode counts as letters: Hangul fillers and Khmer inherent vowels. */
export const VISIBLE_TEXT = String.raw`(?![\u115F\u1160\u17B4\u17B5\u3164\uFFA0])[\p{L}\p{N}]`;

const visible = new RegExp(VISIBLE_TEXT, 'u');

/** Whether a name has at least one visible letter or digit, in any script. */
export const hasVisibleText = (value: string) => visible.test(value);
