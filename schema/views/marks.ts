/** How people come to a listing's page. */
export const VIEW_SOURCES = ['scan', 'link', 'site', 'search', 'social', 'other', 'direct'] as const;
export type ViewSource = (typeof VIEW_SOURCES)[number];

/** What people tap on it. */
export const TAPS = ['call', 'whatsapp'] as const;
export type Tap = (typeof TAPS)[number];

/** The letter of each in stored rows, which hold one number a day and letter: `{"07s": 3}`. */
export const MARKS = {
  scan: 's',
  link: 'l',
  site: 'p',
  search: 'g',
  social: 'f',
  other: 'o',
  direct: 'd',
  call: 'c',
  whatsapp: 'w',
} as const satisfies Record<ViewSource | Tap, string>;
export type Mark = (typeof MARKS)[keyof typeof MARKS];
/** How many people came in each way, and tapped what. */
export type Marks = Partial<Record<Mark, number>>;

/** Those of one day, from numbers by day and letter. */
export const marksOfDay = (marks: Record<string, number>, day: string): Marks =>
  Object.fromEntries(
    Object.entries(marks).flatMap(([key, count]) =>
      key.startsWith(day) ? [[key.slice(day.length), count]] : [],
    ),
  );

const TAP_MARKS: ReadonlySet<string> = new Set(TAPS.map((tap) => MARKS[tap]));
export const isTapMark = (mark: Mark | undefined): boolean => mark !== undefined && TAP_MARKS.has(mark);

/** Of a host, with a dot before and after each of its parts. */
const HOSTS: [ViewSource, RegExp][] = [
  ['search', /\.(google|googlequicksearchbox|bing|duckduckgo|yahoo|ecosia|brave)\./],
  [
    'social',
    /\.(facebook|fb|instagram|whatsapp|telegram|youtube|twitter|linkedin|sharechat|snapchat|reddit|katana)\.|\.(t\.me|t\.co|x\.com|youtu\.be|wa\.me)\.$/,
  ],
];

interface Arrival {
  /** Whether a printed code led there. */
  isScan: boolean;
  /** The address of the page; `?src=` says which of our links led there. */
  url: string | undefined;
  /** The origin of the page before; empty if the browser does not say. */
  from: string | undefined;
  /** Our own origin. */
  origin: string;
}

/** How somebody came to a page. */
export function sourceOf({ isScan, url = '', from = '', origin }: Arrival): ViewSource {
  if (isScan) return 'scan';
  const [, src] = /[?&]src=(\w+)/.exec(url) ?? [];
  if (src === 'link') return 'link';
  if (src === 'profile' || from === origin) return 'site';
  const [, host] = /^[\w-]+:\/\/([^/?#]+)/.exec(from) ?? [];
  if (!host) return 'direct';
  return HOSTS.find(([, known]) => known.test(`.${host.toLowerCase()}.`))?.[0] ?? 'other';
}
