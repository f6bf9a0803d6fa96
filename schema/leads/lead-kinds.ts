/** What buyers ask for, each with a list of its own under Leads. */
export const LEAD_KINDS = ['offers', 'visits', 'similar', 'price'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];
