import { expect, it } from 'vitest';
import { makePng } from '../../test/png';
import { measurePicture } from './picture';

/** A few bytes whose header claims this size. */
function claiming(width: number, height: number): Uint8Array {
  const bytes = makePng(1, 1, [0, 0, 0]);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

it.each([
  [7071, 7071, true],
  [7072, 7072, false],
  [12_000, 4_000, true],
  [4_000, 12_001, false],
  [49_000_000, 1, false],
  [0, 100, false],
])('a picture that claims %i x %i is decoded: %s', (width, height, isTaken) => {
  expect(measurePicture(claiming(width, height))).toEqual(isTaken ? { width, height } : null);
});
