import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/common-words';
import { Badge } from './badge';

interface DeviceRowProps {
  name: string;
  isThis: boolean;
  /** When it was added and last used. */
  note: string;
  action?: ReactNode;
}

/** One of a person's devices in a list. */
export function DeviceRow({ name, isThis, note, action }: DeviceRowProps) {
  const t = useWords();
  return (
    <li className="flex min-h-17 items-center gap-3 px-card py-3">
      <MonitorSmartphone aria-hidden="true" className="size-4.5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {t.known(name)}
          {isThis && <Badge tone="positive">{t('This device')}</Badge>}
        </p>
        <p className="text-ink-muted">{note}</p>
      </div>
      {action}
    </li>
  );
}
