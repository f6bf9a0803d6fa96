import type { Seller } from '../../test/factories';
import { publishVehicle } from '../../test/factories';
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

/** A sold vehicle of the seller's, whose RC is watched. */
async function watched(owner: Seller) {
  const { id } = await publishVehicle(owner);
  await owner.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
  const { body } = await owner.put(`/api/rc-watches/vehicles/${id}`, SALE);
  return { id, path: body.watch.path };
}

export const samples = samplesOf({
  make: async ({ people: { owner } }) => ({ shown: await watched(owner), stopped: await watched(owner) }),
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
