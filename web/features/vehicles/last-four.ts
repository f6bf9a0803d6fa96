/** The car's name in the yard: the last four digits of its plate. null without them. Only for whoever works there. */
export const lastFour = (registrationNumber: string | null): string | null =>
  registrationNumber?.match(/(\d{4})[A-Z]{0,2}$/)?.[1] ?? null;
