import type { Seller } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';

const PURCHASE = {
  plate: 'MH12AB1234',
  fromName: 'Sample Owner',
  fromPhone: '9812345678',
  at: '2026-01-15T13:12:00.000Z',
  kms: 42_000,
  keys: 2,
  papers: ['rc'],
  loan: 'none',
};
const PAID = { ...PURCHASE, price: '650000', paidBy: 'bank' };

async function latest(owner: Seller, vehicleId: string): Promise<number> {
  const { body } = await owner.get(`/api/purchases/${vehicleId}`);
  return body.purchases[0]?.version ?? 0;
}

export const samples = samplesOf({
  make: async ({ people: { owner }, vehicle }) => {
    await owner.put(`/api/purchases/${vehicle}/paid`, { ...PAID, version: 0 });
  },
  ids: { purchases: ({ vehicle }) => vehicle },
  bodies: {
    'put /api/purchases/:id/rc': () => ({ standing: 'dealer', name: 'Sample Owner' }),
    'put /api/purchases/:id': async ({ people: { owner }, vehicle }) => ({
      ...PURCHASE,
      version: await latest(owner, vehicle),
    }),
    'put /api/purchases/:id/paid': async ({ people: { owner }, vehicle }) => ({
      ...PAID,
      version: await latest(owner, vehicle),
    }),
    'put /api/purchases/:id/identity': () => ({ idKind: 'passport', idEnd: '1234', pan: 'ABCPD1234E' }),
    'post /api/purchases/:id/receipt': async ({ people: { owner }, vehicle }) => ({
      version: await latest(owner, vehicle),
    }),
  },
});
