import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openPdf } from '../../features/print/test/read-pdf.ts';

/** The PDF created by a press, and its file name. */
export async function downloadPdf(page: Page, press: () => Promise<void>) {
  const downloading = page.waitForEvent('download');
  await press();
  const download = await downloading;
  return { pdf: await openPdf(await readFile(await download.path())), name: download.suggestedFilename() };
}
