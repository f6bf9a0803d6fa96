/** The zeros of the scripts of our documents' languages; Hindi and Marathi share one. */
export const NATIVE_SCRIPTS = ['०', '૦', '੦', '০', '௦', '౦', '೦', '൦'] as const;

/** A text with its Latin digits replaced by those that start with this zero. */
export const inDigitsOf = (zero: string, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
