/** The destination that sign-in screens pass on to each other. */
export interface Onward {
  /** A path on this site (schema/common/return-url.ts); null for the dashboard. */
  returnUrl: string | null;
  /** In a popup, which notifies the page that opened it. */
  popup: boolean;
}

/** The address of a sign-in screen with the destination. */
export function withOnward(path: string, { returnUrl, popup }: Onward): string {
  const search = new URLSearchParams({
    ...(returnUrl === null ? {} : { returnUrl }),
    ...(popup ? { popup: 'true' } : {}),
  });
  return search.size > 0 ? `${path}?${search}` : path;
}
