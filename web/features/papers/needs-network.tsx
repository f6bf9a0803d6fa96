import { WifiOff } from 'lucide-react';
import { useOnline } from '../../lib/use-online';
import { useWords } from './words';

/** Says, while there is no network, that a paper cannot be issued without one. Always mounted, for screen readers. */
export function NeedsNetwork() {
  const t = useWords();
  const isOnline = useOnline();
  return (
    <div role="status" className="empty:hidden">
      {!isOnline && (
        <p className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2.5 text-sm text-warning">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('There is no network, and this needs one: it can be issued when you are online again.')}
        </p>
      )}
    </div>
  );
}
