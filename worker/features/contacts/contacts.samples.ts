import { uniqueMobile } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  make: async ({ people: { owner } }) => {
    const { body } = await owner.post('/api/contacts', { name: 'Asha', mobileNumber: uniqueMobile() });
    return { contact: body.id };
  },
  ids: { contacts: (_, { contact }) => contact },
  bodies: {
    'post /api/contacts': () => ({ name: 'Asha', mobileNumber: uniqueMobile() }),
    'patch /api/contacts/:id': () => ({ name: 'Asha Rao' }),
  },
});
