import { formatDateTime } from '../../lib/dates';

/** When the figures were read: figures of the same moment agree on every screen. */
export function AsOf({ at }: { at: number }) {
  return at > 0 ? <p className="text-ink-muted text-xs">As of {formatDateTime(at)}</p> : null;
}
