import { expect, test } from 'vitest';
import { settleUploads, type Upload } from './upload-state';

const file = new File([''], 'a.jpg');
const photo = { id: 'a', name: 'a.jpg', file };
const upload = (hasFailed = false): Upload => ({
  stop: new AbortController(),
  url: new Promise(() => {}),
  hasFailed,
});

test('sends photos that are chosen and neither sent nor being sent', () => {
  const stored = { id: 'b', name: 'b.jpg', url: '/media/b' };
  expect(settleUploads([photo, stored], new Map())).toEqual([photo]);
  expect(settleUploads([photo], new Map([['a', upload()]]))).toEqual([]);
});

test('sends a failed photo again only after its failure was shown and a retry was chosen', () => {
  const uploads = new Map([['a', upload(true)]]);
  expect(settleUploads([photo], uploads), 'the photos of before').toEqual([]);
  expect(settleUploads([{ ...photo, failed: true }], uploads)).toEqual([]);
  const retried = { ...photo, failed: false };
  expect(settleUploads([retried], uploads)).toEqual([retried]);
});

test('keeps a retry in progress while its photo still shows the failure', () => {
  const uploads = new Map([['a', upload()]]);
  settleUploads([{ ...photo, failed: true }], uploads);
  expect(uploads.has('a')).toBe(true);
});

test('stops the upload of a photo that was removed', () => {
  const removed = upload();
  const uploads = new Map([['a', removed]]);
  expect(settleUploads([], uploads)).toEqual([]);
  expect([removed.stop.signal.aborted, uploads.size]).toEqual([true, 0]);
});
