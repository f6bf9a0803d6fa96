import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useOnline } from '../../lib/use-online';
import { TimeAgo } from '../../ui/core/time-ago';
import { oldestShown } from './stored-lists';
import { useWords } from './words';

/** How old the lists on the screen are, while newer ones are delayed or unavailable. */
export function DataAge() {
  const t = useWords();
  const client = useQueryClient();
  const isOnline = useOnline();
  const oldest = useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(() => setTimeout(listener)),
    () => oldestShown(client, !isOnline),
  );
  return (
    <p role="status" className="text-ink-muted text-sm empty:hidden not-empty:mb-3">
      {oldest !== null && (
        <span className="inline-flex flex-wrap items-center gap-1.5">
          {!isOnline && (
            <>
              <WifiOff aria-hidden="true" className="size-4" />
              <span>{t('No connection.')}</span>
            </>
          )}
          <span>
            {t('As of')} <TimeAgo at={new Date(oldest).toISOString()} />
          </span>
        </span>
      )}
    </p>
  );
}
