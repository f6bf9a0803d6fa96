import { formatNumber } from '../../lib/format';

export const ScanCount = ({ count }: { count: number }) => (
  <span className="text-ink-muted text-sm tabular-nums">
    {count === 0 ? 'Not scanned yet' : count === 1 ? 'Scanned once' : `Scanned ${formatNumber(count)} times`}
  </span>
);
