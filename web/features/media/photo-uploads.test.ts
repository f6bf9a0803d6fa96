import { expect, test } from 'vitest';
import { PhotoUploads } from './photo-uploads';
import { type Photo, photosReducer } from './photos';

interface Sent {
  attempt: string;
  signal: AbortSignal;
  onProgress: (progress: number) => void;
  arrive: (url: string) => void;
  fail: () => void;
}

const photo = (id: string): Photo => ({ id, name: `${id}.jpg`, file: new File([id], `${id}.jpg`) });
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A picker whose photos follow what the uploads report. */
function picker(...ids: string[]) {
  const sent: Sent[] = [];
  let photos = ids.map(photo);
  const uploads = new PhotoUploads(
    (_file, sending) =>
      new Promise((arrive, reject) => {
        sent.push({ ...sending, arrive, fail: () => reject(new Error('cut off')) });
      }),
    (id, changes) => {
      photos = photosReducer(photos, { type: 'update', id, changes });
    },
  );
  const show = () => uploads.follow(photos);
  show();
  const change = (next: Photo[]) => {
    photos = next;
    show();
  };
  const at = (index: number) => sent[index] as Sent;
  const names = () => sent.map(({ attempt }) => attempt);
  return { uploads, sent, at, names, show, change, photos: () => photos };
}

test('photos are sent two at a time, each once, and show how far they are', async () => {
  const { at, names, show, photos, uploads } = picker('a', 'b', 'c');
  await settled();
  show();
  expect(names()).toEqual(['a', 'b']);
  at(0).onProgress(40);
  expect(photos()[0]).toMatchObject({ progress: 40, failed: false });
  at(0).arrive('/media/a');
  await settled();
  expect(photos()[0]).toMatchObject({ url: '/media/a', progress: 100 });
  expect(names()).toEqual(['a', 'b', 'c']);
  show();
  at(2).arrive('/media/c');
  at(1).arrive('/media/b');
  expect(await uploads.finish()).toEqual(['/media/a', '/media/b', '/media/c']);
  expect(names()).toHaveLength(3);
});

test('a failed photo is sent again only after its failure was shown and a retry was chosen', async () => {
  const { at, names, show, photos, uploads } = picker('a', 'b');
  const before = photos();
  await settled();
  at(0).fail();
  await settled();
  expect(photos()[0]).toMatchObject({ failed: true, progress: undefined });
  uploads.follow(before);
  show();
  await settled();
  expect(names()).toEqual(['a', 'b']);
  const [, other] = photos();
  uploads.retryFailed();
  expect(photos()[1]).toBe(other);
  show();
  await settled();
  expect(names()).toEqual(['a', 'b', 'a']);
  expect(photos()[0]).toMatchObject({ failed: false, progress: 0 });
});

test('a retry in progress goes on while its photo still shows the failure', async () => {
  const { at, names, show, photos, uploads } = picker('a');
  await settled();
  at(0).fail();
  await settled();
  show();
  const failed = photos();
  uploads.retryFailed();
  show();
  await settled();
  uploads.follow(failed);
  show();
  await settled();
  expect([names(), at(1).signal.aborted]).toEqual([['a', 'a'], false]);
});

test('a removed photo is stopped, and reports nothing more', async () => {
  const { at, change, photos } = picker('a', 'b');
  const [, second] = photos();
  await settled();
  change([second as Photo]);
  at(0).onProgress(90);
  at(0).fail();
  await settled();
  expect(at(0).signal.aborted).toBe(true);
  expect(at(1).signal.aborted).toBe(false);
  expect(photos()).toEqual([{ ...second, progress: 0, failed: false }]);
});

test('a form that is closed stops all of them; opened again, it sends what has not arrived', async () => {
  const { uploads, sent, at, names, show, photos } = picker('a', 'b');
  await settled();
  at(0).arrive('/media/a');
  await settled();
  show();
  uploads.stop();
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  at(1).onProgress(90);
  expect(photos()[1]).toMatchObject({ progress: 0 });
  show();
  await settled();
  expect(names()).toEqual(['a', 'b', 'b']);
});

test('publishing waits for what is not there yet, and throws the error of a failed photo', async () => {
  const { uploads, change, at, names } = picker();
  change([{ id: 'old', name: 'Photo 1', url: '/media/old' }, photo('new')]);
  await settled();
  expect(names()).toEqual(['new']);
  const finished = uploads.finish();
  at(0).fail();
  await expect(finished).rejects.toThrow('cut off');
});
