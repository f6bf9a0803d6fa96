import { samplesOf } from '../../test/sample-types';
import type { World } from '../../test/world';

const NOW = '2026-01-15T13:12:00.000Z';

/** The one that is going on: whoever is tried before may have ended another. */
const goingOn = async ({ people: { owner } }: World): Promise<string> =>
  (await owner.post('/api/stock-takes')).body.id;

export const samples = samplesOf({
  ids: { hooks: ({ vehicle }) => vehicle },
  bodies: {
    'post /api/stock-takes/marks': async (world) => ({
      id: await goingOn(world),
      marks: [{ vehicleId: world.vehicle, by: 'scan', at: NOW }],
    }),
    'post /api/stock-takes/end': async (world) => ({ id: await goingOn(world) }),
    'put /api/stock-takes/hooks/:id': () => ({ hook: 'K-12' }),
  },
});
