import { asSeller } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';
import { letIn, tokenOf } from '../../test/staff';

export const samples = samplesOf({
  make: async ({ people: { owner } }) => {
    const invite = async () => (await owner.post('/api/staff/invitations', { role: 'salesperson' })).body;
    const [open, asked, link] = [await invite(), await invite(), await invite()];
    await (await asSeller()).post('/api/staff/ask', { token: tokenOf(asked) });
    const member = await letIn(owner, await asSeller(), 'salesperson');
    return { open: open.id, asked: asked.id, link: link.id, token: tokenOf(open), member };
  },
  ids: { members: (_, { member }) => member },
  paths: {
    'post /api/staff/invitations/:id/link': (_, { link }) => `/api/staff/invitations/${link}/link`,
    'delete /api/staff/invitations/:id': (_, { open }) => `/api/staff/invitations/${open}`,
    'post /api/staff/invitations/:id/decision': (_, { asked }) => `/api/staff/invitations/${asked}/decision`,
  },
  bodies: {
    'post /api/staff/invitations': () => ({ role: 'manager' }),
    'post /api/staff/invitations/:id/decision': () => ({ decision: 'let_in' }),
    'put /api/staff/switches': () => ({
      addVehicles: true,
      lowerPercent: 10,
      seeAllLeads: true,
      managersSeeMoney: true,
    }),
    'put /api/staff/wishes': () => ({ offers: true }),
    'patch /api/staff/members/:id': () => ({ role: 'manager' }),
    'post /api/staff/look': (_, { token }) => ({ token }),
    'post /api/staff/ask': (_, { token }) => ({ token }),
    // With a wrong password, because the caller must stay who they are.
    'post /api/ownership': (_, { member }) => ({ memberId: member, password: 'not-the-horse-1' }),
    'post /api/ownership/decline': (_, { member }) => ({ sellerId: member }),
    'post /api/ownership/accept': (_, { member }) => ({ sellerId: member, password: 'not-the-horse-1' }),
  },
});
