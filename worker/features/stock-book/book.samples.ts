import { newId } from '../../platform/random';
import { samplesOf } from '../../test/sample-types';
import { testDrive } from '../../test/trips';

const DAYS = 'from=2026-11-01&until=2026-11-30';

export const samples = samplesOf<string>({
  make: async ({ people: { owner }, vehicle }) => {
    const { body } = await owner.post(`/api/trips/${vehicle}/out`, testDrive({ phone: '9812345670' }));
    return body.out.id;
  },
  paths: {
    'get /api/stock-book/lines': () => `/api/stock-book/lines?${DAYS}`,
    'get /api/stock-book/seals': () => `/api/stock-book/seals?${DAYS}`,
    'get /api/stock-book/file': () => `/api/stock-book/file?book=stock&${DAYS}`,
    'get /api/stock-book/officer': () => `/api/stock-book/officer?${DAYS}`,
    // Lines of money have ids of their own.
    'post /api/stock-book/lines/:id/corrections': (_, line) => `/api/stock-book/lines/${line}/corrections`,
    'delete /api/stock-book/lines/:id/person': (_, line) => `/api/stock-book/lines/${line}/person`,
  },
  bodies: {
    'put /api/stock-book/vehicles/:id': () => ({ engine: 'K12MN1234567', chassis: 'MA3EWDE1S00123456' }),
    'post /api/stock-book/lines/:id/corrections': () => ({
      key: newId(1),
      at: '2026-01-15T13:12:00.000Z',
      remark: 'It was the other car',
    }),
  },
});
