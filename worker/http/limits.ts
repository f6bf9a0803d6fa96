export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** An exact limit of a route, declared in its feature. */
export interface Limit {
  /** Part of the counter's key, so no two limits share one. */
  name: string;
  by:
    | 'account'
    | 'visitor'
    | 'network'
    | 'site'
    | 'address'
    | 'address and site'
    /** Not for numbers: several accounts may have one, and none must use up another's. */
    | 'mail address'
    | 'known device';
  limit: number;
  windowMs: number;
  /** Exempts known devices: strangers must not be able to lock out the owner. */
  strangers?: true;
  /**
   * What stays counted; by default every request. `failures`: neither successes nor refusals under load.
   * `successes`: only those, so that strangers cannot use it up; such a limit comes last in a list. `work`:
   * everything except refusals under load.
   */
  counts?: 'failures' | 'successes' | 'work';
}

/** Limits with their keys as names. */
export const named = <Name extends string>(limits: Readonly<Record<Name, Omit<Limit, 'name'>>>) =>
  Object.fromEntries(
    Object.entries<Omit<Limit, 'name'>>(limits).map(([name, limit]) => [name, { ...limit, name }]),
  ) as Record<Name, Limit>;
