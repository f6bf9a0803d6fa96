import type { Seller } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';

const LINE = { kind: 'repair', amount: '4500', day: '2026-01-15', note: 'Clutch' };

/** A first line; the answer has the version after it. */
async function lineOf(owner: Seller, vehicleId: string): Promise<string> {
  const { body } = await owner.post(`/api/money/${vehicleId}/lines`, { ...LINE, version: 0 });
  return body.lines[0].id;
}

const latest = async (owner: Seller, vehicleId: string) => ({
  ...LINE,
  version: (await owner.get(`/api/money/${vehicleId}`)).body.version,
});

export const samples = samplesOf({
  make: async ({ people: { owner }, vehicle, second }) => ({
    line: await lineOf(owner, vehicle),
    removed: await lineOf(owner, second),
  }),
  ids: { money: ({ vehicle }) => vehicle, lines: (_, { line }) => line },
  paths: {
    // Of another vehicle, whose version nothing else raises.
    'delete /api/money/:id/lines/:line': ({ second }, { removed }) =>
      `/api/money/${second}/lines/${removed}?version=1`,
  },
  bodies: {
    'post /api/money/:id/lines': ({ people: { owner }, vehicle }) => latest(owner, vehicle),
    'put /api/money/:id/lines/:line': ({ people: { owner }, vehicle }) => latest(owner, vehicle),
  },
});
