import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import * as joining from './joining.service';
import { staffApi } from './staff.api';
import * as staff from './staff.service';
import { setSwitches } from './switches.service';

export const staffRoutes = createRouter()
  .get('/', declared(staffApi.list), async (c) => c.json(await staff.listStaff(c.var.ctx)))
  .get('/colleagues', declared(staffApi.colleagues), async (c) =>
    c.json(await staff.listColleagues(c.var.ctx)),
  )
  .post('/invitations', declared(staffApi.invite), async (c) =>
    c.json(await staff.invite(c.var.ctx, c.req.valid('json')), 201),
  )
  .post('/invitations/:id/link', declared(staffApi.renew), async (c) =>
    c.json(await staff.renewInvitation(c.var.ctx, c.req.valid('param').id)),
  )
  .delete('/invitations/:id', declared(staffApi.revoke), async (c) => {
    await staff.revokeInvitation(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Invitation taken back' });
  })
  .post('/invitations/:id/decision', declared(staffApi.decide), async (c) =>
    c.json(await staff.decideInvitation(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put('/switches', declared(staffApi.setSwitches), async (c) => {
    await setSwitches(c.var.ctx, c.req.valid('json'));
    return c.json(await staff.listStaff(c.var.ctx));
  })
  .patch('/members/:id', declared(staffApi.changeRole), async (c) =>
    c.json(await staff.changeRole(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/members/:id', declared(staffApi.remove), async (c) =>
    c.json(await staff.removeMember(c.var.ctx, c.req.valid('param').id)),
  )
  .put('/wishes', declared(staffApi.wish), async (c) => {
    await staff.setWishes(c.var.ctx, c.req.valid('json'));
    return c.json({ message: 'Saved' });
  })
  .post('/look', declared(staffApi.look), async (c) =>
    c.json(await joining.lookAtInvitation(c.var.ctx, c.req.valid('json'))),
  )
  .post('/ask', declared(staffApi.ask), async (c) =>
    c.json(await joining.askToJoin(c.var.ctx, c.req.valid('json'))),
  )
  .get('/workplaces', declared(staffApi.workplaces), async (c) =>
    c.json(await staff.listWorkplaces(c.var.ctx)),
  );
