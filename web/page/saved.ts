import { formatPrice } from '../lib/format';
import { fetchListing } from './saved.queries';
import { readSaved, type SavedVehicle, writeSaved } from './saved-list';

const partOf = (row: HTMLElement, name: string) => row.querySelector<HTMLElement>(`[data-part=${name}]`);

function write(row: HTMLElement, name: string, text: string) {
  const part = partOf(row, name);
  if (part) part.textContent = text;
}

/** What changed since a vehicle was saved, in the words of the page; empty if nothing did. */
async function changeOf({ path, price, currency }: SavedVehicle, words: DOMStringMap): Promise<string> {
  const listing = await fetchListing(path);
  if (!listing) return words.gone ?? '';
  const { offers } = listing;
  if (offers.availability.endsWith('SoldOut')) return words.sold ?? '';
  const by = offers.price - price;
  if (by === 0 || offers.priceCurrency !== currency) return '';
  const sentence = (by < 0 ? words.cheaper : words.dearer) ?? '';
  return `${formatPrice(offers.price, currency)} · ${sentence.replace('{sum}', formatPrice(Math.abs(by), currency))}`;
}

/** Lists what is saved on this device, then checks one page after the other. */
export async function startSaved(root: HTMLElement) {
  const list = root.querySelector('ul');
  const template = root.querySelector('template');
  const rows = new Map<string, HTMLElement>();
  const isEmpty = () => {
    const empty = partOf(root, 'empty');
    if (empty) empty.hidden = readSaved().length > 0;
  };

  const remove = (
    row: HTMLElement,
    saved: SavedVehicle,
    isRemoved: boolean,
    place: readonly SavedVehicle[],
  ) => {
    const others = readSaved().filter(({ path }) => path !== saved.path);
    const at = place.findIndex(({ path }) => path === saved.path);
    writeSaved(isRemoved ? others : others.toSpliced(Math.min(at, others.length), 0, saved));
    for (const part of ['vehicle', 'removed']) {
      const shown = partOf(row, part);
      if (shown) shown.hidden = (part === 'vehicle') === isRemoved;
    }
    partOf(row, isRemoved ? 'undo' : 'remove')?.focus();
    isEmpty();
  };

  const all = readSaved();
  for (const saved of all) {
    const row = template?.content.firstElementChild?.cloneNode(true);
    if (!(row instanceof HTMLElement)) return;
    for (const link of row.querySelectorAll('a')) link.href = saved.path;
    for (const name of ['name', 'removed-name']) write(row, name, saved.name);
    write(row, 'price', formatPrice(saved.price, saved.currency));
    const photo = row.querySelector('img');
    if (photo && saved.image) photo.src = saved.image;
    else photo?.remove();
    partOf(row, 'remove')?.addEventListener('click', () => remove(row, saved, true, all));
    partOf(row, 'undo')?.addEventListener('click', () => remove(row, saved, false, all));
    partOf(row, 'remove')?.setAttribute('aria-label', `${partOf(row, 'remove')?.textContent}: ${saved.name}`);
    list?.append(row);
    rows.set(saved.path, row);
  }
  isEmpty();
  for (const saved of all) {
    const row = rows.get(saved.path);
    if (row)
      write(row, 'change', await changeOf(saved, root.dataset).catch(() => root.dataset.unchecked ?? ''));
  }
}
