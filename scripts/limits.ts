import type { WorkspaceTab } from '../schema/common/tab-paths.ts';

/**
 * Every limit of a size, time or ratio that a test, check or bench enforces, with the date and reason of its
 * last change. Exceeding one fails. Limits are changed only here, in a commit that gives the reason.
 */
export interface Limit {
  value: number;
  /** Whether a figure may be at most or must be at least this. */
  side: 'at most' | 'at least';
  since: string;
  reason: string;
}

const atMost = (value: number, since: string, reason: string): Limit => ({
  value,
  side: 'at most',
  since,
  reason,
});

const atLeast = (value: number, since: string, reason: string): Limit => ({
  value,
  side: 'at least',
  since,
  reason,
});

export const isMissed = ({ value, side }: Limit, figure: number): boolean =>
  side === 'at most' ? !(figure <= value) : !(figure >= value);

const BUYERS_PAGE = 'a buyer scans on slow mobile data';
const WARM_PHONE = '170 KB of script on a ₹9,000 phone, at 4x slowdown';
/** Every screen names the files and addresses that it may open, and sends photos that an earlier visit has left. */
const DESK = 'a page per vehicle, status pictures and the photo walk';
const UNSENT = 'papers without a network';
const SCANS = 'trips by scanning one’s own code';

/** Every screen has the navigation, the search field, the failures' words and what waits on the device. */
const LIGHTER = 'choices and switches are the browser’s own';

/** What a tab's first visit loads, in KiB after gzip. A tab without a budget does not compile. */
const TABS: Record<WorkspaceTab, Limit> = {
  dashboard: atMost(166.5, '2026-11-28', `${LIGHTER} (174 before)`),
  listings: atMost(170.3, '2026-11-28', `${LIGHTER}; measured 170.0 (177.8 before)`),
  leads: atMost(177.6, '2026-11-28', `${LIGHTER} (185.2 before)`),
  contacts: atMost(164.1, '2026-11-28', `${LIGHTER} (171.7 before)`),
  figures: atMost(165.9, '2026-11-28', `${LIGHTER}; with a chart of our own (173.5 before)`),
  print: atMost(175.8, '2026-11-28', `${LIGHTER}; kinds of prints are tabs of Radix (177.1 before)`),
  republished: atMost(154.4, '2026-11-28', `${LIGHTER} (162 before)`),
  settings: atMost(238.8, '2026-11-28', `${LIGHTER}; forms are checked here (246.4 before)`),
  profile: atMost(236.7, '2026-11-28', `${LIGHTER}; forms are checked here, parts are sorted (238.7 before)`),
};

/** Bytes are after gzip for documents and scripts, and as stored for pictures. */
export const LIMITS = {
  firstAnswer: atMost(
    12_400,
    '2026-11-26',
    'loan and exchange at the offer, links to what else a buyer does (12,000 before)',
  ),
  firstAnswerInAnyLanguage: atMost(14_000, '2026-11-20', 'letters beyond Latin ones take three bytes'),
  documentScript: atMost(10_000, '2026-11-20', BUYERS_PAGE),
  siteScript: atMost(8_000, '2026-11-20', 'pages about the product do less than a buyer’s'),
  hero: atMost(50_000, '2026-11-20', 'the 640-pixel variant of a photo'),
  firstView: atMost(90_000, '2026-11-20', BUYERS_PAGE),
  allPhotos: atMost(250_000, '2026-11-20', 'four photos, looked at one after the other'),
  firstViewRequests: atMost(5, '2026-11-20', 'document, script, photo, icon and the view beacon'),

  /** Layout shift as browsers report it, all shifts before the first real input. */
  shift: atMost(
    0.01,
    '2026-11-23',
    'Lighthouse saw 0.468 where our own figure, which skipped shifts, said 0.000',
  ),
  workspaceShift: atMost(0.05, '2026-11-20', 'the workspace fills a frame that is painted at once'),
  lighthousePerformance: atLeast(98, '2026-11-23', 'the best of at most five runs on the vehicle page'),
  lighthouse: atLeast(100, '2026-11-23', 'accessibility, best practices and SEO are rules, not measurements'),

  blockedMs: atMost(50, '2026-11-20', 'one long task, at a quarter of the processor'),
  largestPaintRatio: atMost(
    1.15,
    '2026-11-23',
    'of a static page with the same bytes (1.2 since 20 November)',
  ),
  firstPaintRatio: atMost(1.4, '2026-11-20', 'of a static page with the same bytes'),
  firstVisitScript: atMost(
    172_500,
    '2026-11-25',
    `the workspace speaks Hindi too (170,000 before, ${WARM_PHONE})`,
  ),
  firstVisitRequests: atMost(25, '2026-11-20', 'before a list can be used'),
  listUsableMs4g: atMost(2_500, '2026-11-20', 'first visit, slow 4G'),
  listUsableMs3g: atMost(4_500, '2026-11-20', 'first visit, India 3G'),
  signInUsableMs4g: atMost(1_000, '2026-11-20', 'a form is a document'),
  signInUsableMs3g: atMost(1_500, '2026-11-20', 'a form is a document'),
  secondVisitPaintMs: atMost(800, '2026-11-20', 'from the service worker'),
  secondVisitUsableMs: atMost(1_200, '2026-11-20', 'from what the device has'),
  keyMs: atMost(100, '2026-11-20', 'from a key to the frame that shows it'),
  wayInSeconds: atMost(90, '2026-11-20', 'from photo to WhatsApp in ninety seconds'),
  wayInTaps: atMost(18, '2026-11-20', 'the same walk'),

  renderedPageRatio: atLeast(0.35, '2026-11-20', 'of a bare read of the same bytes from D1'),
  cachedPageRatio: atLeast(0.5, '2026-11-20', 'of a bare answer of the same bytes'),
  offerRatio: atLeast(
    0.35,
    '2026-11-23',
    'of one bare insert; an offer is fifteen rows, a limit and a notification (0.6 said since 20 November was never what it compares)',
  ),
  shardsRatio: atLeast(0.85, '2026-11-20', 'four full shards against one with few vehicles'),
  backAfterMs: atMost(5_000, '2026-11-20', 'after four times as many connections as planned'),

  build: {
    // KiB after gzip.
    'buyer’s script': atMost(
      6,
      '2026-11-26',
      'what a buyer does besides the offer is loaded when it is opened, by this script (5 before)',
    ),
    'buyer’s style': atMost(7, '2026-11-20', 'the whole of it; a document carries what it uses'),
    'site’s script': atMost(8, '2026-11-20', BUYERS_PAGE),
    'site’s style': atMost(8, '2026-11-20', 'the whole of it; a document carries what it uses'),
    'sign-in’s script': atMost(8, '2026-11-20', BUYERS_PAGE),
    'sign-in’s style': atMost(8, '2026-11-20', 'the whole of it; a document carries what it uses'),
    'workspace’s first style': atMost(6, '2026-11-20', 'the frame before its own style has come'),
    'service worker': atMost(
      3.5,
      '2026-11-28',
      `fetched again with each release; ${DESK}; ${SCANS}; ${UNSENT} (3.1 before)`,
    ),
    application: atMost(147.2, '2026-11-28', `${LIGHTER} (154.7 before)`),
    ...Object.fromEntries(Object.entries(TABS).map(([tab, limit]) => [`tab ${tab}`, limit])),
    'any other chunk': atMost(105, '2026-11-20', 'the PDF fonts'),
    Worker: atMost(
      2508,
      '2026-11-28',
      'complaints with their time limits and slips of trips, in ten languages; sales to dealers (2472 before); the stock book: trips, seals, its files; stock-takes; papers cancelled, made without a network, erased (2443 before); how a car came in, bills, the page that follows an RC, in ten languages (2407 before); receipts and notes of a sale, a cover, which papers of a vehicle are ready, in ten languages (2390 before); buyers and phones who wait for a lower price, answers to offers, filters of a profile, photos by kind, the consent in 22 languages (2332 before); cost and margin, the yard, texts for WhatsApp, reminders of visits, buyers of sold vehicles who wait (2318 before); figures by day, what was tapped, a call list, buyers who wait, the search of vehicles, a catalogue feed with the places of towns (2289 before); a page per vehicle, Today as an inbox, codes in Hindi (2282 before); handing over ownership, posters, imports, changing many vehicles at once (2268 before); who answers, shared phones, numbers one by one, lists (2258 before); staff, further photos, buyers written down, EMI, exchange and saved vehicles (2215 before); landing, guide, help, plans, sign-in and the legal texts in Hindi (2180 before); words of the frame in Hindi (2160 before that); UPI, statements, Razorpay and sign-up by number; 66 KiB are the JPEG decoder, which spares a paid call a photo',
    ),
  },
};
