import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  make: async ({ people: { other }, vehicle }) => {
    const { body } = await other.post(`/api/vehicles/${vehicle}/rc-requests`);
    return { request: body.id };
  },
  ids: { rc: ({ rc }) => rc, 'rc-requests': (_, { request }) => request },
  bodies: { 'patch /api/rc-requests/:id': () => ({ status: 'approved' }) },
});
