import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../lib/download-file';
import type * as sheets from './make-sheets';
import type { PrintShop } from './pdf/print-file';
import { openPress } from './use-press';

export type Printing =
  | { state: 'idle' }
  | { state: 'working'; done: number; pages: number }
  | { state: 'ready'; file: File; pages: number }
  | { state: 'failed' };

interface Job {
  pages: number;
  fileName: string;
  onMade?: () => void;
  make: (printer: typeof sheets, shop: PrintShop, run: sheets.Run) => Promise<Blob>;
}

/**
 * Creates a PDF in this browser and downloads it, with progress and a way to stop. Leaving the screen also
 * stops it.
 */
export function usePrinting() {
  const [printing, setPrinting] = useState<Printing>({ state: 'idle' });
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  const reset = () => {
    current.current?.abort();
    setPrinting({ state: 'idle' });
  };

  const start = async ({ pages, fileName, make, onMade }: Job) => {
    current.current?.abort();
    const stop = new AbortController();
    current.current = stop;
    setPrinting({ state: 'working', done: 0, pages });
    try {
      const { printer, shop } = await openPress();
      // A page that was being drawn when it was stopped is still finished.
      const onPage = (done: number) => !stop.signal.aborted && setPrinting({ state: 'working', done, pages });
      const pdf = await make(printer, shop, { onPage, signal: stop.signal });
      if (stop.signal.aborted) return;
      const file = new File([pdf], fileName, { type: 'application/pdf' });
      setPrinting({ state: 'ready', file, pages });
      saveFile({ name: file.name, file });
      onMade?.();
    } catch (error) {
      if (stop.signal.aborted) return;
      console.warn('print: not made', error);
      setPrinting({ state: 'failed' });
    }
  };

  return { printing, start, reset };
}
