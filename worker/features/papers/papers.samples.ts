import { samplesOf } from '../../test/sample-types';

const noteOf = (vehicleId: string) => ({
  kind: 'delivery_note',
  vehicleId,
  plate: 'MH12AB1234',
  rcOwner: 'Sample Owner',
  buyerName: 'Sample Buyer',
  buyerMobile: '9812345678',
  price: '450000',
  at: '2026-01-15T13:12:00.000Z',
  kms: 42_000,
  keys: 2,
  papers: ['rc', 'insurance'],
});

export const samples = samplesOf({
  make: async ({ people: { owner }, vehicle }) => ({
    paper: (await owner.post('/api/papers', noteOf(vehicle))).body,
  }),
  ids: {
    files: (_, { paper }) => paper.id,
    cancelled: (_, { paper }) => paper.id,
    erased: (_, { paper }) => paper.id,
  },
  paths: {
    'get /api/papers/vehicles/:id': ({ vehicle }) => `/api/papers/vehicles/${vehicle}`,
    'get /d/:code': (_, { paper }) => `/d/${paper.code}`,
  },
  bodies: {
    'post /api/papers': ({ vehicle }) => ({ ...noteOf(vehicle), seen: ['second'] }),
    'post /api/papers/cancelled/:id': () => ({ reason: 'Sample reason' }),
    'post /api/papers/files/:id': () => ({ hash: 'a'.repeat(64), isSigned: true }),
  },
});
