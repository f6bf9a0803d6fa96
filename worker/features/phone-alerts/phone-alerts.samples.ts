import { pushSubscription } from '../../test/push';
import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  bodies: {
    'put /api/phone-alerts': ({ vehicle }) => ({
      listing: { vehicleId: vehicle },
      language: 'ta',
      subscription: pushSubscription(),
    }),
    'post /api/phone-alerts/renew': () => ({
      endpoint: pushSubscription().endpoint,
      subscription: pushSubscription(),
    }),
    'post /api/phone-alerts/end': ({ vehicle }) => ({
      listing: { vehicleId: vehicle },
      endpoint: pushSubscription().endpoint,
    }),
  },
});
