/** What helps a listing that nobody makes an offer on: fewer look than could, or many look and nobody offers. */
export const ADVICE = ['share', 'lower'] as const;
