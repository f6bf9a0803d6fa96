/**
 * What may help a listing without offers: too few people look (share it), or many look but nobody offers
 * (lower the price).
 */
export const ADVICE = ['share', 'lower'] as const;
