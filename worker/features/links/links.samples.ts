import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  ids: { links: ({ code }) => code, q: ({ code }) => code },
  paths: { 'get /api/links': ({ vehicle }) => `/api/links?vehicleId=${vehicle}` },
  bodies: {
    'post /api/stickers': () => ({ count: 1, key: '019b0000-0000-7000-8000-0000000000aa' }),
    'patch /api/links/:code': ({ vehicle }) => ({ vehicleId: vehicle }),
  },
});
