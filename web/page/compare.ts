import { fileHash } from '../lib/file-hash';

async function resultOf(file: File, { signed = '', copies = '' }: DOMStringMap): Promise<string> {
  try {
    const hash = await fileHash(file);
    if (signed.split(' ').includes(hash)) return 'signed';
    return copies.split(' ').includes(hash) ? 'copy' : 'other';
  } catch {
    return 'unread';
  }
}

/** On the page of a paper: compares a file with those that were issued, without sending it anywhere. */
export function startCompare(): void {
  document.addEventListener('change', async ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.signed === undefined) return;
    const [file] = target.files ?? [];
    const result = file ? await resultOf(file, target.dataset) : null;
    for (const said of document.querySelectorAll<HTMLElement>('[data-compared]')) {
      said.hidden = said.dataset.compared !== result;
    }
  });
}
