import { formatDateTime } from '../../lib/dates';

/** When the figures were made, by the query that read them or by the databases that reported them. */
export function AsOf({ at }: { at: number | string | null | undefined }) {
  return at ? <p className="text-ink-muted text-xs">As of {formatDateTime(at)}</p> : null;
}
