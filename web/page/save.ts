import { dataIn, readSaved, writeSaved } from './saved-list';

/** Saves this page's vehicle on the device, or removes it; nothing is sent. */
export function toggleSaved() {
  const path = window.location.pathname;
  const before = readSaved();
  const others = before.filter((one) => one.path !== path);
  const data = dataIn(document);
  if (others.length < before.length || !data) return writeSaved(others);
  const { price, priceCurrency: currency } = data.offers;
  const photo = document.querySelector<HTMLImageElement>('[data-strip] img');
  const image = photo?.srcset.split(' ')[0] || photo?.getAttribute('src') || null;
  writeSaved([{ path, name: data.name, price, currency, image }, ...others]);
  const link = document.querySelector<HTMLElement>('[data-saved-link]');
  if (link) link.hidden = false;
}
