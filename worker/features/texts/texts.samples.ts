import { samplesOf } from '../../test/sample-types';

const text = { title: 'Loan', body: 'Hello {buyer}, a loan for {car} is possible.' };

export const samples = samplesOf({
  make: async ({ people: { owner } }) => {
    const [first, second] = [await owner.post('/api/texts', text), await owner.post('/api/texts', text)];
    const others = [await owner.post('/api/texts', text), second];
    return { text: first.body.id, others: others.map(({ body }) => body.id) };
  },
  ids: { texts: (_, { text: id }) => id },
  bodies: {
    'post /api/texts': () => text,
    'put /api/texts': (_, { others }) => ({ ids: others }),
    'patch /api/texts/:id': () => ({ title: 'Loan', body: 'A loan is possible.' }),
  },
});
