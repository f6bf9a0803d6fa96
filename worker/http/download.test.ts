import { describe, expect, it } from 'vitest';
import { downloadResponse } from './download';

const FILE = { fileName: 'leads.csv', contentType: 'text/csv' };
const PIECE = 64 * 1024;

/** A source of `count` pieces that notes how many were taken and whether it was ended. */
function source(count: number, failsAt = count) {
  const seen = { taken: 0, ended: false };
  async function* pieces() {
    try {
      for (let at = 0; at < count; at++) {
        if (at === failsAt) throw new Error('unreadable');
        seen.taken++;
        yield new Uint8Array(PIECE).fill(at);
      }
    } finally {
      seen.ended = true;
    }
  }
  return { seen, pieces: pieces() };
}

describe('a download', () => {
  it('is attached under its name, is not cached, and arrives whole and in order', async () => {
    const { pieces } = source(9);
    const response = await downloadResponse(pieces, FILE);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="leads.csv"',
      'cache-control': 'private, no-store',
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.byteLength).toBe(9 * PIECE);
    expect(Array.from({ length: 9 }, (_, at) => bytes[at * PIECE])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('waits for the first 256 KB, and takes the rest as it is read', async () => {
    const { seen, pieces } = source(100);
    const response = await downloadResponse(pieces, FILE);
    expect(seen.taken).toBeGreaterThanOrEqual(4);
    expect(seen.taken).toBeLessThanOrEqual(5);
    await response.body?.cancel();
    expect(seen).toMatchObject({ ended: true });
    expect(seen.taken).toBeLessThanOrEqual(6);
  });

  it('is refused if its beginning cannot be read, and breaks if only a later part cannot', async () => {
    await expect(downloadResponse(source(9, 3).pieces, FILE)).rejects.toThrow('unreadable');
    const response = await downloadResponse(source(9, 6).pieces, FILE);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  it('may be empty', async () => {
    const response = await downloadResponse(source(0).pieces, FILE);
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });
});
