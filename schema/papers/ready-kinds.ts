/** What buyers in India ask to see before they pay. */
export const PAPERS = [
  'owner',
  'insurance',
  'puc',
  'loan',
  'challans',
  'tolls',
  'road_tax',
  'hsrp',
  'fitness',
] as const;
export type Paper = (typeof PAPERS)[number];

/** It is in order; something is due or missing; the seller does not know. */
export const PAPER_STATES = ['ready', 'due', 'unknown'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** What a seller has said, by paper. `by`: who works for the seller; null for the seller. */
export type StatedPapers = Partial<Record<Paper, { state: PaperState; at: number; by: string | null }>>;

/** Of these, sellers say whether anything is owed; of the others, whether they have it. */
export const OWED: readonly Paper[] = ['challans', 'tolls', 'road_tax'];

/** New challans and tolls can come at any time, so an answer about them goes out of date. */
export const CHANGING: readonly Paper[] = ['challans', 'tolls'];
export const LOOK_AGAIN_DAYS = 7;
