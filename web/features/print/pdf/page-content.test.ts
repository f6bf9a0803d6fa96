import { expect, it } from 'vitest';
import type { Mark } from '../sheet';
import { pageContent, type Resources } from './page-content';

const resources = (picture: string | null): Resources => ({
  encode: () => '0001',
  drawnLine: async () => ({ name: 'I9', box: { x: -1, y: -2, width: 30, height: 4 } }),
  picture: async () => picture,
});

const drawn = async (mark: Mark, given = resources('I1')) =>
  (await pageContent({ width: 100, height: 100, marks: [mark] }, given)).split('\n').slice(1).join('\n');

const logo: Mark = { kind: 'picture', x: 10, y: 20, width: 40, height: 40, address: '/media/logo/full' };

it('a picture is clipped to rounded corners, upright, and only there', async () => {
  expect(await drawn(logo)).toBe(
    [
      'q 15 20 m 45 20 l',
      '47.7615 20 50 22.2385 50 25 c 50 55 l',
      '50 57.7615 47.7615 60 45 60 c 15 60 l',
      '12.2385 60 10 57.7615 10 55 c 10 25 l',
      '10 22.2385 12.2385 20 15 20 c h W n q 40 0 0 -40 10 60 cm /I1 Do Q Q',
    ].join('\n'),
  );
});

it('a line that the fonts cannot set is the browser’s image, placed from where the line begins', async () => {
  const line: Mark = {
    kind: 'line',
    x: 10,
    y: 20,
    size: 5,
    width: 30,
    text: 'चाबी',
    weight: 'bold',
    grey: 0.25,
  };
  const unset = { ...resources(null), encode: (text: string) => (text === 'x' ? '0058' : null) };
  expect(await drawn(line, unset)).toBe(
    '/Span <</ActualText <FEFF091a093e092c0940>>> BDC q BT 3 Tr /bold 5 Tf 1 0 0 -1 10 20 Tm <0058> Tj ET Q 0.25 g q 30 0 0 -4 9 22 cm /I9 Do Q EMC',
  );
  expect(await drawn(line)).toBe('0.25 g BT /bold 5 Tf 1 0 0 -1 10 20 Tm <0001> Tj ET');
});

it('a picture that cannot be loaded leaves nothing on the page', async () => {
  expect(await drawn(logo, resources(null))).toBe('');
});
