import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  paths: { 'get /api/bills/months/:month': () => '/api/bills/months/2026-01' },
  bodies: {
    'post /api/bills': ({ vehicle }) => ({
      vehicleId: vehicle,
      plate: 'MH12AB1234',
      buyerName: 'Sample Buyer',
      buyerMobile: '9812345678',
      price: '450000',
    }),
  },
});
