import { formatNumber } from '../../lib/format';
import { say } from './words';

export const ScanCount = ({ count }: { count: number }) => (
  <span className="text-ink-muted text-sm tabular-nums">
    {count === 0
      ? say('Not scanned yet')
      : count === 1
        ? say('Scanned once')
        : say('Scanned {count} times', { count: formatNumber(count) })}
  </span>
);
