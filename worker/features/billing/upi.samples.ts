import { asSeller } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';
import { claim, importStatement, oldUpiOrder, statementRow, upiOrder, utrOf } from '../../test/upi';

export const samples = samplesOf({
  make: async ({ people }) => {
    const waiting = async () => {
      const seller = await asSeller();
      const { paymentId } = await upiOrder(seller);
      await claim(seller, paymentId, utrOf());
      return paymentId;
    };
    const utr = utrOf();
    await importStatement(people.admin, [{ utr, amountMinor: 1_00, day: '2026-11-01' }]);
    const row = await statementRow(utr);
    const owned = await oldUpiOrder(people.owner);
    return { owned, confirmed: await waiting(), refused: await waiting(), row: row?.id ?? '' };
  },
  ids: { rows: (_, { row }) => row },
  paths: {
    'post /api/upi/payments/:id/claim': (_, { owned }) => `/api/upi/payments/${owned}/claim`,
    'post /api/admin/claims/:id/confirm': (_, { confirmed }) => `/api/admin/claims/${confirmed}/confirm`,
    'post /api/admin/claims/:id/refuse': (_, { refused }) => `/api/admin/claims/${refused}/refuse`,
    'get /api/admin/statements/columns': () => '/api/admin/statements/columns?headings=Date',
  },
  bodies: {
    'post /api/upi/payments/:id/claim': () => ({ utr: utrOf() }),
    'post /api/admin/statements': () => ({
      fileName: 'november.csv',
      headings: 'Date|Description|Credit',
      columns: { utr: 'Description', amount: 'Credit', date: 'Date', direction: '' },
      rows: [{ utr: utrOf(), amountMinor: 236_00, day: '2026-11-02' }],
    }),
    'post /api/admin/statements/rows/:id/ignore': () => ({ reason: 'Rent' }),
    'post /api/admin/claims/:id/confirm': () => ({ reason: 'Seen in the bank’s app' }),
    'post /api/admin/claims/:id/refuse': () => ({ reason: 'Nothing has arrived' }),
  },
});
