/** Papers of a sale, for everybody who works on leads. */
export const SALE_KINDS = ['token_receipt', 'delivery_note'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];

export const PAPER_KINDS = [...SALE_KINDS, 'purchase_receipt', 'sale_bill'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

export const PAPER_LABELS = {
  token_receipt: 'Token receipt',
  delivery_note: 'Delivery note',
  purchase_receipt: 'Purchase receipt',
  sale_bill: 'Sale bill',
} as const satisfies Record<PaperKind, string>;

/** Each kind is a series of its own: letters, financial year, number; at most 16 characters (rule 46 of the GST rules). */
const SERIES = {
  token_receipt: 'TR',
  delivery_note: 'DN',
  purchase_receipt: 'PR',
  sale_bill: 'SB',
} as const satisfies Record<PaperKind, string>;

/** "TR/26-27/0001". `year`: the financial year, `2026-27`. */
export const paperNumber = (kind: PaperKind, year: string, number: number) =>
  `${SERIES[kind]}/${year.slice(2)}/${String(number).padStart(4, '0')}`;

/** How money was paid. */
export const TOKEN_MODES = ['cash', 'upi', 'bank', 'cheque'] as const;
export type TokenMode = (typeof TOKEN_MODES)[number];

export const MODE_LABELS = {
  cash: 'Cash',
  upi: 'UPI',
  bank: 'Bank transfer',
  cheque: 'Cheque',
} as const satisfies Record<TokenMode, string>;

/** What becomes of a token if the buyer does not buy. */
export const TOKEN_TERMS = ['returned', 'kept'] as const;
export type TokenTerms = (typeof TOKEN_TERMS)[number];

/** What is handed over with the vehicle. */
export const HANDED_PAPERS = ['rc', 'insurance', 'puc', 'noc', 'forms', 'invoice', 'service_book'] as const;
export type HandedPaper = (typeof HANDED_PAPERS)[number];

export const HANDED_LABELS = {
  rc: 'RC',
  insurance: 'Insurance',
  puc: 'PUC',
  noc: 'Bank NOC',
  forms: 'Signed RTO forms',
  invoice: 'First invoice',
  service_book: 'Service book',
} as const satisfies Record<HandedPaper, string>;

/** What is asked once before a paper of a sale is issued. */
export const PAPER_QUESTIONS = ['second', 'cash'] as const;

/** Why a paper is void. */
export const MAX_CANCEL_REASON = 100;

/** Of a vehicle's papers, all kinds together. */
export const MAX_PAPERS = 50;

/** The same paper printed anew, in the other language or without signatures. */
export const MAX_FILES = 10;

/** From this sum on a receipt has room for a revenue stamp of ₹1 (Indian Stamp Act 1899, schedule I, article 53). */
export const STAMPED_ABOVE = 5_000;

/** Followed by the code of a paper. */
export const PAPER_PATH = '/d';
