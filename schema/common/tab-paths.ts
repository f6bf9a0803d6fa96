/** The address of each screen of the workspace, in the order of its tabs. */
export const WORKSPACE_PATHS = {
  dashboard: '/dashboard',
  listings: '/dashboard/listings',
  leads: '/dashboard/leads',
  contacts: '/dashboard/contacts',
  figures: '/dashboard/figures',
  print: '/dashboard/print',
  republished: '/dashboard/republished',
  settings: '/dashboard/settings',
  profile: '/dashboard/profile',
} as const;
export type WorkspaceTab = keyof typeof WORKSPACE_PATHS;

/** The address of each of the operators' screens, in the order of its tabs. */
export const ADMIN_PATHS = {
  overview: '/admin',
  operations: '/admin/operations',
  'plan-management': '/admin/plan-management',
  'gift-codes': '/admin/gift-codes',
  'upgrade-requests': '/admin/upgrade-requests',
  'upi-payments': '/admin/upi-payments',
  complaints: '/admin/complaints',
  reports: '/admin/reports',
  messages: '/admin/messages',
  analytics: '/admin/analytics',
  activity: '/admin/activity',
} as const;
export type AdminTab = keyof typeof ADMIN_PATHS;

const tabIn =
  <Tab extends string>(paths: Record<Tab, string>) =>
  (pathname: string) =>
    (Object.keys(paths) as Tab[]).find((tab) => paths[tab] === pathname.replace(/\/$/, ''));

const VEHICLE_PATH = /^\/dashboard\/listings\/([\da-f-]{36})\/?$/;

/** The id of the listing whose page of the workspace has this path. */
export const vehicleAt = (pathname: string): string | undefined => VEHICLE_PATH.exec(pathname)?.[1];

const tabAt = tabIn(WORKSPACE_PATHS);
/** The tab of a path; a listing's page belongs to the listings. */
export const workspaceTabAt = (pathname: string): WorkspaceTab | undefined =>
  tabAt(pathname) ?? (vehicleAt(pathname) ? 'listings' : undefined);
export const adminTabAt = tabIn(ADMIN_PATHS);

const TABBED: Record<string, Record<string, string>> = {
  '/dashboard': WORKSPACE_PATHS,
  '/admin': ADMIN_PATHS,
};

/** Where a `?tab=` address of a bookmark or an old mail leads; undefined for other addresses. */
export function movedTabAddress({ pathname, search }: { pathname: string; search: string }) {
  const paths = Object.hasOwn(TABBED, pathname) ? TABBED[pathname] : undefined;
  const parameters = search.slice(1).split('&');
  const isTab = (parameter: string) => parameter.startsWith('tab=');
  const tab = parameters.find(isTab)?.slice('tab='.length);
  if (!paths || tab === undefined) return;
  const path = Object.hasOwn(paths, tab) ? paths[tab] : pathname;
  const rest = parameters.filter((parameter) => !isTab(parameter)).join('&');
  return rest ? `${path}?${rest}` : path;
}

/** Part of the dashboard's address that opens the requests. */
export const REQUESTS_PART = 'requests';
/** Part of the listings' address that opens all drafts above the list. */
export const DRAFTS_PART = 'drafts';
/** Query parameter of the leads' address that opens the visits above the list. */
export const VISITS_PART = 'visits';
/** Part of the leads' address that opens the buyers who wait for a lower price, below the list. */
export const PRICES_PART = 'prices';
