/** The kinds of page that are counted. The page's vehicle or person is not stored. */
export const PAGE_KINDS = [
  'home',
  'vehicle',
  'republished',
  'profile',
  'dashboard',
  'guide',
  'plans',
  'account',
  'legal',
  'status',
  'admin',
  'other',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const BY_FIRST_SEGMENT: Record<string, PageKind> = {
  '': 'home',
  vehicle: 'vehicle',
  vehicles: 'vehicle',
  republished: 'republished',
  dashboard: 'dashboard',
  guide: 'guide',
  'how-to-sell-vehicles-online': 'guide',
  help: 'guide',
  subscription: 'plans',
  auth: 'account',
  login: 'account',
  signin: 'account',
  signup: 'account',
  privacy: 'legal',
  terms: 'legal',
  health: 'status',
  admin: 'admin',
};

/** The path of an address, with or without an origin. */
const PATH = /^(?:https?:\/\/[^/?#]*)?([^?#]*)/;
const USERNAME = /^[a-z0-9][a-z0-9._-]*$/i;

/** The kind of page of one of our addresses, complete or path only. */
export function pageKindOf(url: string): PageKind {
  const path = PATH.exec(url)?.[1] ?? '';
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  const known = Object.hasOwn(BY_FIRST_SEGMENT, first) ? BY_FIRST_SEGMENT[first] : undefined;
  if (known) return known;
  return rest.length === 0 && USERNAME.test(first) ? 'profile' : 'other';
}
