import { pushSubscription } from '../../test/push';
import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  make: async ({ people: { owner } }) => {
    await owner.put('/api/channels/devices', pushSubscription());
    const { body: settings } = await owner.get('/api/channels/settings');
    return { pushDevice: settings.devices[0].id };
  },
  ids: { devices: (_, { pushDevice }) => pushDevice },
  paths: {
    'get /unsubscribe/:user/:kind/:key': ({ unsubscribePath }) => unsubscribePath,
    'post /unsubscribe/:user/:kind/:key': ({ unsubscribePath }) => unsubscribePath,
  },
  bodies: {
    'post /unsubscribe/:user/:kind/:key': () => ({ 'List-Unsubscribe': 'One-Click' }),
    'put /api/channels/settings/preference': () => ({ kind: 'offer', channel: 'mail', enabled: false }),
    'put /api/channels/settings/quiet-hours': () => ({ quietHours: { from: '22:00', to: '07:00' } }),
    'post /api/channels/settings/test': () => ({ channel: 'mail' }),
    'put /api/channels/devices': () => pushSubscription(),
  },
});
