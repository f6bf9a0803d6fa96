/** How a buyer reached the page. */
export const LEAD_SOURCES = ['qr', 'link', 'profile', 'republish'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];
