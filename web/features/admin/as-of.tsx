import { formatDateTime } from '../../lib/dates';

/** When figures were read: those of one moment agree on every screen. */
export function AsOf({ at }: { at: number }) {
  return at > 0 ? <p className="text-ink-muted text-xs">As of {formatDateTime(at)}</p> : null;
}
