import { dataIn, readSaved, writeSaved } from './saved-list';

/** How long the link to the list is shown. */
const LINK_MS = 6_000;

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
  if (!link) return;
  link.hidden = false;
  // It covers a fact of the vehicle; the footer has the same link.
  setTimeout(() => {
    link.hidden = true;
  }, LINK_MS);
}
