import { type ComponentType, useEffect, useState } from 'react';
import { subscribeToToasts } from '../lib/toast-store';
import { whenIdle } from '../lib/when-idle';

/**
 * Mount once, at the root. Toasts load when the page is idle, or with the first toast: the server renders
 * none, and nobody waits for them.
 */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      import('./toast').then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        (error) => console.warn('toasts: not loaded', error),
      );
    const cancel = whenIdle(load);
    const unsubscribe = subscribeToToasts(load);
    return () => {
      cancel();
      unsubscribe();
    };
  }, []);
  return Region && <Region />;
}
