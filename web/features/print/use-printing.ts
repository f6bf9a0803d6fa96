import { useEffect, useRef, useState } from 'react';
import type * as sheets from './make-sheets';
import type { PrintShop } from './pdf/print-file';

export type Printing =
  | { state: 'idle' }
  | { state: 'working'; done: number; pages: number }
  | { state: 'ready'; file: File; pages: number }
  | { state: 'failed' };

interface Job {
  pages: number;
  fileName: string;
  make: (printer: typeof sheets, shop: PrintShop, run: sheets.Run) => Promise<Blob>;
}

/** Nobody who only looks at scans should wait for it. */
const openPress = () => Promise.all([import('./browser-shop'), import('./make-sheets')]);

/** Makes a PDF in this browser, with progress and a way to stop. Leaving the screen also stops it. */
export function usePrinting() {
  const [printing, setPrinting] = useState<Printing>({ state: 'idle' });
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  const reset = () => {
    current.current?.abort();
    setPrinting({ state: 'idle' });
  };

  const start = async ({ pages, fileName, make }: Job) => {
    current.current?.abort();
    const stop = new AbortController();
    current.current = stop;
    setPrinting({ state: 'working', done: 0, pages });
    try {
      const [{ openShop }, printer] = await openPress();
      const shop = await openShop();
      const onPage = (done: number) => setPrinting({ state: 'working', done, pages });
      const pdf = await make(printer, shop, { onPage, signal: stop.signal });
      if (stop.signal.aborted) return;
      setPrinting({ state: 'ready', file: new File([pdf], fileName, { type: 'application/pdf' }), pages });
    } catch (error) {
      if (stop.signal.aborted) return;
      console.warn('print: not made', error);
      setPrinting({ state: 'failed' });
    }
  };

  return { printing, start, reset };
}
