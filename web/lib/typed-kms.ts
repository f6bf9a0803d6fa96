/** Km as they are typed, "24,100" too, for the API; not a number for an empty field. */
export const typedKms = (typed: string): string | number => typed.replace(/[,\s]/g, '') || Number.NaN;
