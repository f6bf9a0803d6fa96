import { asSeller } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';
import { actingFor, letIn } from '../../test/staff';

const PIN = '1357';

export const samples = samplesOf({
  make: async ({ people: { owner } }) => {
    const person = await asSeller();
    await letIn(owner, person, 'salesperson');
    await person.post('/api/shared-phones/here', { pin: PIN }, { headers: actingFor(owner) });
    const { body } = await owner.get('/api/shared-phones');
    return { phone: body.at(-1).id, person: person.user.id };
  },
  ids: { 'shared-phones': (_, { phone }) => phone },
  bodies: {
    'put /api/shared-phones/pin': () => ({ pin: PIN }),
    'post /api/shared-phones/here': () => ({ pin: PIN }),
    'post /api/shared-phones/here/choice': (_, { person }) => ({ personId: person, pin: PIN }),
    'post /api/shared-phones/here/use': () => ({}),
  },
});
