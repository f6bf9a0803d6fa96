import { TOLD_AFTER_MS } from '../../../schema/vehicles/price-history';
import { systemClock } from '../../platform/clock';
import { uniqueMobile } from '../../test/factories';
import { firstOf } from '../../test/first-of';
import { submit } from '../../test/html-forms';
import { pageClient } from '../../test/pages';
import { samplesOf } from '../../test/sample-types';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { tellOfPrices } from './reached.service';

const asked = () => ({
  other: '1000',
  buyerName: 'Test Buyer',
  buyerMobile: uniqueMobile(),
  agreed: 'yes',
});

export const samples = samplesOf({
  make: async ({ people: { owner }, second }) => {
    await submit(pageClient(), `/vehicle/${second}/alert`, asked());
    await owner.patch(`/api/vehicles/${second}/price`, { price: '1000' });
    const later = { now: () => systemClock.now() + TOLD_AFTER_MS };
    await inShards(tellOfPrices, systemCtx({ clock: later }));
    return { alert: (await firstOf(owner, '/api/price-alerts')).id };
  },
  ids: { 'price-alerts': (_, { alert }) => alert },
  bodies: {
    'patch /api/price-alerts/:id': () => ({ status: 'told' }),
    'post /vehicle/:id/alert': asked,
    'post /republished/:id/alert': asked,
  },
});
