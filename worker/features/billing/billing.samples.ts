import { uniqueMobile } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';

const upgrade = {
  name: 'Asha',
  mobile: '9876543210',
  email: 'asha@example.test',
  plan: 'pro',
  duration: '1_month',
};

export const samples = samplesOf({
  make: async ({ buyer }) => {
    const { body: request } = await buyer.post('/api/subscription/upgrade-request', upgrade);
    return { request: request.id };
  },
  ids: {
    'upgrade-requests': (_, { request }) => request,
    payments: ({ payment }) => payment,
    invoice: ({ payment }) => payment,
  },
  bodies: {
    'post /api/subscription/create-payment-intent': () => ({ plan: 'pro', duration: '1_month' }),
    'post /api/subscription/confirm-payment': ({ openIntent }) => ({ paymentIntentId: openIntent }),
    'post /api/subscription/upgrade-request': () => ({ ...upgrade, plan: 'growth' }),
    'post /api/validate-gift-code': ({ giftCode }) => ({ code: giftCode }),
    'post /api/gift-codes/validate': ({ giftCode }) => ({ code: giftCode }),
    'post /api/admin/gift-codes': () => ({ code: `C${uniqueMobile()}`, discountPercentage: 10 }),
    'patch /api/admin/upgrade-requests/:id': () => ({ status: 'contacted' }),
    'post /api/admin/user-plan': ({ suspect }) => ({ userId: suspect, plan: 'growth' }),
    'post /api/admin/payments/:id/refund': () => ({ reason: 'Asked for it' }),
  },
});
