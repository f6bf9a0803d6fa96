import { MonitorSmartphone } from 'lucide-react';
import type { DeviceDto } from '../../../schema/auth/output';
import { formatDate, relativeTime } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';

interface DeviceRowProps {
  device: DeviceDto;
  /** When the list was asked for. */
  now: number;
  onSignOut: () => void;
}

/** One device: what it is, and since when. This one is left by logging out. */
export function DeviceRow({ device, now, onSignOut }: DeviceRowProps) {
  const { name, isThis, signedInAt, lastUsedAt } = device;
  const since = `Signed in ${formatDate(signedInAt)}`;
  return (
    <li className="flex min-h-17 items-center gap-3 px-4 py-3 sm:px-5">
      <MonitorSmartphone aria-hidden="true" className="size-4.5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
          {name}
          {isThis && <Badge tone="positive">This device</Badge>}
        </p>
        <p className="text-ink-muted text-sm">
          {isThis ? since : `Last used ${relativeTime(lastUsedAt, now)}. ${since}.`}
        </p>
      </div>
      {!isThis && (
        <Button size="sm" aria-label={`Sign out ${name}`} onClick={onSignOut}>
          Sign out
        </Button>
      )}
    </li>
  );
}
