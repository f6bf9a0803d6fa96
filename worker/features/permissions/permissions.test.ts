import { describe, expect, it } from 'vitest';
import { DEFAULT_PERMISSIONS, SKIPPED_PERMISSIONS } from '../../../schema/contracts/permissions';
import { anonymous, asSeller } from '../../test/factories';

const PATH = '/api/auth/user/permissions';

describe('what a person has allowed', () => {
  it('is nothing until they are asked, and then kept', async () => {
    const seller = await asSeller();
    expect((await seller.get(PATH)).body).toEqual({});
    expect((await seller.get('/api/auth/user')).body).toMatchObject({
      permissions: null,
      permissionsGrantedAt: null,
    });
    expect((await seller.post(PATH, DEFAULT_PERMISSIONS)).body).toEqual(DEFAULT_PERMISSIONS);
    expect((await seller.get(PATH)).body).toEqual(DEFAULT_PERMISSIONS);
    const { body } = await seller.get('/api/auth/user');
    expect(body.permissions).toEqual(DEFAULT_PERMISSIONS);
    expect(Date.parse(body.permissionsGrantedAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('has storage and network in any case', async () => {
    const seller = await asSeller();
    const sent = { ...SKIPPED_PERMISSIONS, storage: false, network: false };
    expect((await seller.post(PATH, sent)).body).toEqual(SKIPPED_PERMISSIONS);
  });

  it('is the whole map and nothing else', async () => {
    const seller = await asSeller();
    const { camera: _camera, ...partial } = DEFAULT_PERMISSIONS;
    for (const wrong of [
      partial,
      { ...DEFAULT_PERMISSIONS, admin: true },
      { ...partial, camera: 'yes' },
      [],
      {},
    ]) {
      expect((await seller.post(PATH, wrong)).status).toBe(400);
    }
    expect((await seller.get(PATH)).body).toEqual({});
    expect((await anonymous().get(PATH)).status).toBe(401);
    expect((await anonymous().post(PATH, DEFAULT_PERMISSIONS)).status).toBe(401);
  });
});
