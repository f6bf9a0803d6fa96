import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  ids: { 'papers-ready': ({ vehicle }) => vehicle },
  bodies: {
    'patch /api/papers-ready/:id': async ({ people: { owner }, vehicle }) => {
      const { body } = await owner.get(`/api/vehicles/${vehicle}/desk`);
      return { paper: 'insurance', state: 'ready', version: body.vehicle.version };
    },
  },
});
