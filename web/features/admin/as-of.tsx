import { formatDateTime } from '../../lib/dates';

/** When the figures were read, or reported by the databases. */
export function AsOf({ at }: { at: number | string | null | undefined }) {
  return at ? <p className="text-ink-muted text-xs">As of {formatDateTime(at)}</p> : null;
}
