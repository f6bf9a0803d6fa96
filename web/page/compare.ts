import { fileHash } from '../lib/file-hash';

async function resultOf(file: File, hashes: string): Promise<string> {
  try {
    return hashes.split(' ').includes(await fileHash(file)) ? 'same' : 'other';
  } catch {
    return 'unread';
  }
}

/** On the page of a paper: compares a file with those that were issued, without sending it anywhere. */
export function startCompare(): void {
  document.addEventListener('change', async ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.compare === undefined) return;
    const [file] = target.files ?? [];
    const result = file ? await resultOf(file, target.dataset.compare) : null;
    for (const said of document.querySelectorAll<HTMLElement>('[data-compared]')) {
      said.hidden = said.dataset.compared !== result;
    }
  });
}
