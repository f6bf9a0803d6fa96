import { join } from 'node:path';
import sharp from 'sharp';
import { main, ROOT } from './lib/run.ts';

/** The icons of the installed app, drawn from the same shapes as favicon.svg: `npx tsx scripts/make-icons.ts`. */
const GREEN = '#0f5c55';
const BRASS = '#e9c877';

const KEY = '<circle cx="12" cy="13" r="5"/><path d="m15.6 16.6 8.4 8.4m-3.4-3.4 2.6-2.6"/>';
const PLUS = '<path d="M16 9.5v13M9.5 16h13"/>';
const INBOX = '<path d="M8.5 17.5h4l1.5 2.5h4l1.5-2.5h4M8.5 17.5v5h15v-5l-3-7.5h-9z"/>';

const draw = (shape: string, { corner = 0, width = 2.6 } = {}) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${GREEN}"/><g fill="none" stroke="${BRASS}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${shape}</g></svg>`;

/** A maskable icon fills its whole square, from which the phone cuts its own shape. */
const ICONS: [name: string, size: number, svg: string][] = [
  ['icon-192.png', 192, draw(KEY, { corner: 7 })],
  ['icon-512.png', 512, draw(KEY, { corner: 7 })],
  ['icon-maskable-512.png', 512, draw(KEY)],
  ['apple-touch-icon.png', 180, draw(KEY)],
  ['shortcut-add-96.png', 96, draw(PLUS, { corner: 16 })],
  ['shortcut-leads-96.png', 96, draw(INBOX, { corner: 16, width: 2 })],
];

await main(() =>
  Promise.all(
    ICONS.map(([name, size, svg]) =>
      sharp(Buffer.from(svg), { density: 72 * (size / 32) })
        .resize(size, size)
        .png({ palette: true })
        .toFile(join(ROOT, 'public', name)),
    ),
  ),
);
