import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api';
import { PAUSE_MS } from './draft-sync';
import { chosen, file, pause, uploaded, world } from './test/draft-world';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a draft with a network', () => {
  it('is saved once, a second after the last of several changes', async () => {
    const { openForm, state, names } = world();
    const { draft, type } = openForm();
    type('Swi');
    await pause(PAUSE_MS - 1);
    type('Swift');
    await pause(PAUSE_MS - 1);
    expect([state.writes, draft.current()]).toEqual([0, null]);
    await pause(1);
    expect([state.writes, draft.current(), names()]).toEqual([1, 'kept', [{ name: 'Swift' }]]);
  });

  it('stays one draft, and says nothing while something is unsaved', async () => {
    const { openForm, state, names, server } = world();
    const { draft, type, write } = openForm();
    const shown: unknown[] = [];
    const leave = draft.subscribe(() => shown.push(draft.current()));
    await write('Swift');
    await write('Swift VXi');
    expect(shown).toEqual([null, 'kept', null, 'kept']);
    leave();
    type('Swift ZXi');
    expect(shown).toHaveLength(4);
    expect([state.writes, names()]).toEqual([2, [{ name: 'Swift VXi' }]]);
    expect(await draft.settle()).toBe([...server.keys()][0]);
  });

  it('is not made anew by photos that arrive while it is published, but by an edit after that has failed', async () => {
    const { openForm, server, state } = world();
    const { draft, write } = openForm();
    await write('Swift VXI');
    const id = (await draft.settle()) ?? '';
    draft.changePhotos([uploaded]);
    // Publishing deletes it.
    server.delete(id);
    await pause();
    expect([server.size, state.writes]).toEqual([0, 1]);
    await write('Swift ZXI');
    // Not found, so it is saved as a new one.
    await pause();
    expect(server.size).toBe(1);
    expect([...server.values()][0]?.images).toEqual(['/media/front']);
  });

  it('waits for a slow write before the next, so that the newer one is last', async () => {
    const { openForm, hold, names, state } = world();
    const { write } = openForm();
    const held = hold();
    await write('Old');
    await write('New');
    expect(state.writes).toBe(1);
    held.goOn();
    await pause(0);
    expect([state.writes, names()]).toEqual([2, [{ name: 'New' }]]);
  });

  it('saves a photo once it has an address, and not each of its steps', async () => {
    const { openForm, state, server } = world();
    const { draft } = openForm();
    draft.changePhotos([chosen]);
    draft.changePhotos([{ ...chosen, progress: 50 }]);
    await pause();
    expect(state.writes).toBe(0);
    draft.changePhotos([uploaded]);
    await pause();
    expect([...server.values()]).toMatchObject([{ images: ['/media/front'] }]);
  });

  it('keeps the reason of a refusal on the screen, and tries again with the next change', async () => {
    const { openForm, failing, names } = world();
    const { draft, write } = openForm();
    failing.push(() => Promise.reject(new ApiError(409, '{"message":"Twenty drafts are the limit"}')));
    await write('Swift');
    expect(draft.current()).toEqual({ problem: 'Twenty drafts are the limit' });
    failing.push(() => Promise.reject(new ApiError(503, '')));
    await write('Swift V');
    expect(draft.current()).toEqual({ problem: 'Check your connection.' });
    await pause(10 * PAUSE_MS);
    expect(names()).toEqual([]);
    await write('Swift VXi');
    expect([draft.current(), names()]).toEqual(['kept', [{ name: 'Swift VXi' }]]);
  });
});

describe('a draft without a network', () => {
  it('is stored on the device with its photos, and sent when there is a network again', async () => {
    const { openForm, state, held, device, server } = world();
    const { draft, write } = openForm();
    state.isOnline = false;
    draft.changePhotos([chosen]);
    await write('Swift');
    expect(draft.current()).toBe('on-device');
    expect(held()).toMatchObject([{ fields: { name: 'Swift' }, photos: [file], isClaimed: true }]);
    state.isOnline = true;
    draft.reconnect();
    await pause();
    // Its photo has not arrived, so the device keeps it.
    expect([draft.current(), server.size, device.size]).toEqual(['kept', 1, 1]);
    draft.changePhotos([uploaded]);
    await pause();
    expect([...server.values()]).toMatchObject([{ images: ['/media/front'] }]);
    expect(device.size).toBe(0);
  });

  it('is stored on the device too if the browser noticed too late', async () => {
    const { openForm, hold, held } = world();
    const { draft, write } = openForm();
    hold().fail();
    await write('Swift');
    expect([draft.current(), held()]).toMatchObject(['on-device', [{ fields: { name: 'Swift' } }]]);
  });

  it('says so if the device stores nothing', async () => {
    const { openForm, state } = world();
    const { draft, write } = openForm();
    Object.assign(state, { isOnline: false, hasRoom: false });
    await write('Swift');
    expect(draft.current()).toEqual({ problem: 'Check your connection.' });
  });

  it('writes nothing when a network returns and the server has it all', async () => {
    const { openForm, state } = world();
    const { draft, write } = openForm();
    await write('Swift');
    draft.reconnect();
    await pause();
    expect(state.writes).toBe(1);
  });

  it('is left for publishing, and throws if the device stores nothing', async () => {
    const { openForm, state, held } = world();
    state.isOnline = false;
    const { draft, type } = openForm({}, [chosen]);
    const values = { name: 'Swift', price: 475_000 } as never;
    state.hasRoom = false;
    await expect(draft.publishLater(values)).rejects.toThrow('stores nothing');
    state.hasRoom = true;
    type('Swift');
    await draft.publishLater(values);
    await pause();
    await draft.close();
    expect(held()).toMatchObject([{ publish: values, photos: [file], isClaimed: false }]);
  });
});

describe('a form that is closed', () => {
  it('writes what still waits, and leaves the device’s copy to the next open page', async () => {
    const { openForm, state, held, names } = world();
    const online = openForm();
    online.type('Written');
    await online.draft.close();
    expect([names(), state.marks]).toEqual([[{ name: 'Written' }], 0]);
    state.isOnline = false;
    const offline = openForm();
    offline.type('In a tunnel');
    await offline.draft.close();
    expect(held()).toMatchObject([{ fields: { name: 'In a tunnel' }, isClaimed: false }]);
  });

  it('claims the copy when it is opened again', async () => {
    const { openForm, device, held } = world();
    device.set('one', { id: undefined, fields: {}, photos: [], isClaimed: false });
    const { draft } = openForm({ key: 'one' });
    await pause(0);
    expect(held()).toMatchObject([{ isClaimed: true }]);
    await draft.close();
    expect(held()).toMatchObject([{ isClaimed: false }]);
  });

  it('leaves nothing behind once it is published', async () => {
    const { openForm, device, state } = world();
    device.set('one', { id: undefined, fields: {}, photos: [], isClaimed: false });
    const { draft, type } = openForm({ key: 'one' });
    type('Swift');
    expect(await draft.settle()).toBeUndefined();
    await draft.end();
    type('Too late');
    await draft.close();
    await pause();
    expect([device.size, state.writes]).toEqual([0, 0]);
    expect(state.marks, 'only the claim').toBe(1);
  });

  it('leaves nothing behind once it is discarded, even while a write is under way', async () => {
    const { openForm, hold, server, device } = world();
    const { draft, write } = openForm();
    const held = hold();
    await write('Swift');
    const discarded = draft.discard();
    held.goOn();
    await discarded;
    expect([server.size, device.size]).toEqual([0, 0]);
  });

  it('leaves no copy on the device if the network fails while it is discarded', async () => {
    const { openForm, hold, device } = world();
    const { draft, write } = openForm();
    const held = hold();
    await write('Swift');
    const discarded = draft.discard();
    held.fail();
    await discarded;
    expect(device.size).toBe(0);
  });
});

describe('a draft in two tabs', () => {
  it('is one draft with what was written last', async () => {
    const { openForm, server } = world();
    server.set('one', { fields: { name: 'Swift' }, images: [] });
    const [here, there] = [openForm({ id: 'one' }), openForm({ id: 'one' })];
    await here.write('Here');
    await there.write('There');
    expect([...server]).toEqual([['one', { fields: { name: 'There' }, images: [] }]]);
  });

  it('becomes a new draft where somebody still writes, if the other tab has deleted it', async () => {
    const { openForm, server, names } = world();
    server.set('one', { fields: { name: 'Swift' }, images: [] });
    const [here, there] = [openForm({ id: 'one' }), openForm({ id: 'one' })];
    await there.draft.discard();
    await here.write('Still here');
    expect(here.draft.current()).toBeNull();
    await pause();
    expect([here.draft.current(), names()]).toEqual(['kept', [{ name: 'Still here' }]]);
  });
});
