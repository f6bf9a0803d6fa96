import { type ComponentType, type MouseEvent, useState } from 'react';
import { toast } from '../lib/toast-store';
import { whenPreloading } from './lazy-dialog';

interface PanelSource<Props> {
  current: () => ComponentType<Props> | undefined;
  load: () => Promise<unknown>;
}

/**
 * The code behind a button, separate from the page's: fetched at the first press, or when the page is idle.
 */
export function lazyPanel<Props>(load: () => Promise<ComponentType<Props>>): PanelSource<Props> {
  let loaded: ComponentType<Props> | undefined;
  const source = {
    current: () => loaded,
    load: async () => {
      loaded ??= await load();
    },
  };
  whenPreloading(source.load);
  return source;
}

/** A trigger is a plain button until its first press. `byKeyboard` tells how it was pressed. */
export function useLazyPanel<Props>(source: PanelSource<Props>) {
  const [pressed, setPressed] = useState<{ byKeyboard: boolean }>();
  const press = async ({ detail }: Pick<MouseEvent, 'detail'>) => {
    try {
      await source.load();
      setPressed({ byKeyboard: detail === 0 });
    } catch (error) {
      console.warn('panel: not loaded', error);
      toast({
        title: 'Could not be opened',
        description: 'Check your connection and try again.',
        tone: 'error',
      });
    }
  };
  return { Panel: pressed && source.current(), byKeyboard: pressed?.byKeyboard === true, press };
}
