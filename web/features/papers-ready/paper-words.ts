import { OWED, type Paper, type PaperState } from '../../../schema/papers/ready-kinds';

/** The papers, in the words of the seller. */
export const PAPER_LABELS = {
  owner: 'RC is in my name',
  insurance: 'Insurance is valid',
  puc: 'Pollution certificate (PUC) is valid',
  loan: 'Loan is closed, NOC is here',
  challans: 'Challans',
  tolls: 'Unpaid tolls',
  road_tax: 'Road tax',
  hsrp: 'High-security number plates (HSRP)',
  fitness: 'Fitness certificate is valid',
} as const satisfies Record<Paper, string>;

const OWED_WORDS = { ready: 'Nothing due', due: 'Due', unknown: 'Don’t know' } as const;
const YES_NO = { ready: 'Yes', due: 'No', unknown: 'Don’t know' } as const;

export const answersOf = (
  paper: Paper,
): Readonly<Record<PaperState, 'Yes' | 'No' | (typeof OWED_WORDS)[PaperState]>> =>
  OWED.includes(paper) ? OWED_WORDS : YES_NO;
