/** How a vehicle came in, without the version that a request names. */
export const PURCHASE = {
  plate: 'up 78 ab 1234',
  fromName: 'Demo Owner',
  fromPhone: '98123 45678',
  fromAddress: '4 Demo Lane',
  at: '2026-01-15T13:12:00.000Z',
  kms: 62_000,
  keys: 2,
  papers: ['rc'],
  loan: 'none',
};
