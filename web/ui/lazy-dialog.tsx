import { type ComponentType, createElement, useEffect, useReducer } from 'react';
import { useWords } from '../i18n/common-words';
import { toast } from '../lib/toast-store';
import { Spinner } from './spinner';
import { VisuallyHidden } from './visually-hidden';

interface Closable {
  onClose?: () => void;
  onOpenChange?: (open: boolean) => void;
}

const loaders = new Set<() => Promise<unknown>>();

/** Declares code that is not needed before a press. */
export const whenPreloading = (load: () => Promise<unknown>) => void loaders.add(load);

/** Fetches the code declared so far, so that it is ready for a press. */
export const preloadPanels = () => Promise.allSettled([...loaders].map((load) => load()));

/**
 * A dialog whose code is fetched when it is first opened, or when the page is idle. Render it only while it
 * is open: without a network it says so and closes.
 */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<unknown> | undefined;
  const fetchOnce = () => {
    pending ??= load().then(
      (component) => {
        loaded = component;
      },
      (error) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  whenPreloading(fetchOnce);

  return function LazyDialog(props: Props & Closable) {
    const t = useWords();
    const [, show] = useReducer((count: number) => count + 1, 0);
    const isHere = loaded !== undefined;
    // biome-ignore lint/correctness/useExhaustiveDependencies: one attempt for each opening
    useEffect(() => {
      if (isHere) return;
      let left = false;
      const failed = (error: unknown) => {
        console.warn('dialog: not loaded', error);
        if (left) return;
        toast({
          title: t('Could not be opened'),
          description: t('Check your connection and try again.'),
          tone: 'error',
        });
        props.onClose?.();
        props.onOpenChange?.(false);
      };
      fetchOnce().then(() => left || show(), failed);
      return () => {
        left = true;
      };
    }, []);
    if (loaded) return createElement(loaded, props);
    return (
      <div role="status" className="fixed inset-0 z-40 grid place-items-center">
        <Spinner />
        <VisuallyHidden>{t('Opening')}</VisuallyHidden>
      </div>
    );
  };
}
