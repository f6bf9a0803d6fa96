import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useWords } from '../i18n/common-words';
import {
  dismissToast,
  getToasts,
  subscribeToToasts,
  TOAST_DURATION_MS,
  type ToastEntry,
} from '../lib/toast-store';
import { Button } from './button';
import { buttonClass } from './button-class';

const ICONS = {
  neutral: null,
  success: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-positive" />,
  error: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />,
};

function ToastCard({ entry }: { entry: ToastEntry }) {
  const t = useWords();
  const { id, open, title, description, tone = 'neutral', duration, action } = entry;
  return (
    <Toast.Root
      open={open}
      onOpenChange={(next) => !next && dismissToast(id)}
      duration={duration ?? TOAST_DURATION_MS}
      type={tone === 'error' ? 'foreground' : 'background'}
      className="pointer-events-auto flex items-start gap-3 rounded-lg border border-line bg-raised py-2 pr-2 pl-4 text-ink shadow-overlay data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[state=closed]:animate-fade-out data-[state=open]:animate-toast-in data-[swipe=end]:animate-swipe-out data-[swipe=cancel]:transition-transform"
    >
      <div className="flex min-w-0 flex-1 gap-3 py-1.5">
        {ICONS[tone]}
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-medium text-sm">{t.known(title)}</Toast.Title>
          {description && (
            <Toast.Description className="wrap-break-word mt-0.5 text-ink-muted text-sm">
              {t.known(description)}
            </Toast.Description>
          )}
        </div>
      </div>
      {action && (
        <Toast.Action asChild altText={action.label} onClick={action.onSelect}>
          <Button size="sm">{action.label}</Button>
        </Toast.Action>
      )}
      <Toast.Close
        className={buttonClass({ variant: 'ghost', size: 'sm', square: true })}
        aria-label={t('Dismiss')}
      >
        <X aria-hidden="true" className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}

/** On iOS, the keyboard covers the page's lower edge; what is fixed there stays behind it. */
function followKeyboard() {
  const view = window.visualViewport;
  const place = () => {
    const covered = view ? window.innerHeight - view.height - view.offsetTop : 0;
    document.documentElement.style.setProperty('--covered', `${covered}px`);
  };
  view?.addEventListener('resize', place);
  return () => view?.removeEventListener('resize', place);
}

/** Above the tab bar of phones, or in a corner: clear of the page's heading, the tabs and a sheet's buttons. */
export function ToastRegion() {
  const t = useWords();
  useEffect(followKeyboard, []);
  const entries = useSyncExternalStore(subscribeToToasts, getToasts);
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50} duration={TOAST_DURATION_MS}>
      {entries.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
      <Toast.Viewport
        hotkey={['F8']}
        label={t('Notifications ({hotkey})')}
        className="fixed inset-x-0 bottom-[max(3.5rem+env(safe-area-inset-bottom),var(--covered,0px))] z-60 m-0 flex list-none flex-col gap-2 p-3 outline-none sm:left-auto sm:w-100 md:bottom-(--covered,0px) md:p-5"
      />
    </Toast.Provider>
  );
}
