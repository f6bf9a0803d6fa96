import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { leaveSharedPhone, phoneCookie } from '../../http/phone-cookie';
import { sharedPhonesApi } from './shared-phones.api';
import * as phones from './shared-phones.service';

export const sharedPhonesRoutes = createRouter()
  .get('/here', declared(sharedPhonesApi.here), async (c) => {
    const here = await phones.describePhone(c.var.ctx);
    if (!here.isShared) leaveSharedPhone(c, c.var.acting?.short);
    return c.json(here);
  })
  .put('/pin', declared(sharedPhonesApi.setPin), async (c) => {
    await phones.setPin(c.var.ctx, c.req.valid('json'));
    return c.json({ message: 'PIN set' });
  })
  .post('/here', declared(sharedPhonesApi.share), async (c) => {
    const shared = await phones.sharePhone(c.var.ctx, c.req.valid('json'));
    if (c.var.acting) phoneCookie.write(c, c.var.acting.short);
    return c.json(shared, 201);
  })
  .post('/here/choice', declared(sharedPhonesApi.choose), async (c) => {
    await phones.choosePerson(c.var.ctx, c.req.valid('json'));
    return c.json({ message: 'Chosen' });
  })
  .delete('/here/choice', declared(sharedPhonesApi.leave), async (c) => {
    await phones.leavePhone(c.var.ctx);
    return c.json({ message: 'Left' });
  })
  .post('/here/use', declared(sharedPhonesApi.use), async (c) => {
    await phones.notePhoneUse(c.var.ctx);
    return c.json({ message: 'Noted' });
  })
  .get('/', declared(sharedPhonesApi.list), async (c) => c.json(await phones.listPhones(c.var.ctx)))
  .delete('/:id', declared(sharedPhonesApi.end), async (c) => {
    await phones.endSharing(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'No longer shared' });
  });
