import type { Seller } from '../../test/factories';
import { caller } from '../../test/leads';
import { samplesOf } from '../../test/sample-types';

export const SALE = {
  soldOn: '2026-11-20',
  office: 'same',
  loan: 'none',
  isCompany: false,
  isInherited: false,
  isNcr: false,
  isOld: false,
};

/** The watch of a vehicle of which a lead was won; it stays for sale. */
async function watched(owner: Seller, vehicleId: string) {
  const json = caller({ vehicleId, wants: null, budget: '400000' });
  const { body: lead } = await owner.post('/api/leads/hand-made', json);
  await owner.patch(`/api/leads/${lead.id}`, { status: 'won' });
  const { body } = await owner.put(`/api/rc-watches/vehicles/${vehicleId}`, SALE);
  return { id: vehicleId, path: body.watch.path };
}

export const samples = samplesOf({
  make: async ({ people: { owner }, vehicle, second }) => ({
    shown: await watched(owner, vehicle),
    stopped: await watched(owner, second),
  }),
  paths: {
    'get /api/rc-watches/vehicles/:id': (_, { shown }) => `/api/rc-watches/vehicles/${shown.id}`,
    'put /api/rc-watches/vehicles/:id': (_, { shown }) => `/api/rc-watches/vehicles/${shown.id}`,
    'delete /api/rc-watches/vehicles/:id': (_, { stopped }) => `/api/rc-watches/vehicles/${stopped.id}`,
    'post /api/rc-watches/links/:id': (_, { stopped }) => `/api/rc-watches/links/${stopped.id}`,
    'get /rc/:code': (_, { shown }) => shown.path,
    'post /rc/:code': (_, { shown }) => shown.path,
  },
  bodies: {
    'put /api/rc-watches/vehicles/:id': () => SALE,
    'post /rc/:code': () => ({ action: 'tick:form_29', by: 'buyer' }),
  },
});
