import { pretendOffer } from '../../test/dealer-sales';
import { asSeller, publishVehicle, uniqueMobile } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';

interface Made {
  /** Of a firm. */
  number: string;
  /** A vehicle that the firm was offered. */
  offered: string;
  /** What somebody has offered the owner. */
  offer: string;
}

export const samples = samplesOf<Made>({
  make: async ({ people: { owner }, second: offered }) => {
    const number = uniqueMobile();
    const firm = await asSeller({
      accountType: 'firm',
      firmName: 'Demo Motors',
      confirmedMobile: `+91${number}`,
    });
    await owner.post('/api/dealer-sales', { vehicleId: offered, mobileNumber: number });
    const offer = await pretendOffer(owner, firm);
    return { number, offered, offer };
  },
  ids: { offers: (_, { offer }) => offer },
  paths: {
    'get /api/dealer-sales/vehicles/:id': (_, { offered }) => `/api/dealer-sales/vehicles/${offered}`,
    'delete /api/dealer-sales/vehicles/:id': (_, { offered }) => `/api/dealer-sales/vehicles/${offered}`,
  },
  bodies: {
    'post /api/dealer-sales': async ({ people: { owner } }, { number }) => ({
      vehicleId: (await publishVehicle(owner)).id,
      mobileNumber: number,
    }),
    'patch /api/dealer-sales/offers/:id': () => ({ status: 'declined' }),
  },
});
