import sharp from 'sharp';
import { drawVehicle } from './draw-vehicle.ts';
import { renderJpeg } from './render-jpeg.ts';
import { BODIES, type Body, SCENES, TRIMS, VIEWS, type View } from './types.ts';

// node scripts/art/contact-sheet.ts <out.png> [bodies] [views] [cell width]
const [out = '/tmp/contact-sheet.png', bodies, views, cell = '400'] = process.argv.slice(2);
const paints = ['#c0392b', '#f2f3f1', '#2f5d8a', '#8d9499', '#2b2f36', '#d9822b', '#2e6b4f', '#7a2e3a'];
const wanted = <T extends string>(all: readonly T[], list?: string) =>
  list && list !== 'all' ? all.filter((name) => list.split(',').includes(name)) : all;

const width = Number(cell);
const height = width * 0.75;
const columns: readonly View[] = wanted(VIEWS, views);
const rows: readonly Body[] = wanted(BODIES, bodies);
const cells = await Promise.all(
  rows.flatMap((body, row) =>
    columns.map(async (view, column) => ({
      input: await renderJpeg(
        drawVehicle({
          body,
          view,
          paint: paints[(row * 3 + column) % paints.length] ?? '#888888',
          scene: SCENES[(row + column) % SCENES.length] ?? 'street',
          trim: TRIMS[(row + column) % TRIMS.length] ?? 'mid',
          seed: row * 10 + 3,
        }),
        { width, quality: 88 },
      ),
      left: column * width,
      top: row * height,
    })),
  ),
);
await sharp({
  create: { width: width * columns.length, height: height * rows.length, channels: 3, background: '#fff' },
})
  .composite(cells)
  .toFile(out);
