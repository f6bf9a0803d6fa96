import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { WorkspaceTab } from '../../../schema/common/tab-paths';
import { lazyDialog } from '../../ui/lazy-dialog';

const Find = lazyDialog(async () => (await import('./find')).Find);

const FindContext = createContext(() => {});

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k';

/** Contains the only search for anything, opened by Ctrl+K, the header and the first field on a phone. */
export function FindProvider({ tabs, children }: { tabs: readonly WorkspaceTab[]; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      // Not on top of another dialog, whose changes it would leave behind.
      if (!document.querySelector('[role=dialog],[role=alertdialog]')) setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <FindContext value={() => setOpen(true)}>
      {children}
      {isOpen && <Find tabs={tabs} onClose={() => setOpen(false)} />}
    </FindContext>
  );
}

export const useFind = () => useContext(FindContext);
