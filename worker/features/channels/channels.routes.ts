import { KEPT } from '../../../schema/common/retention';
import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { workspaceLanguageOf } from '../../http/language';
import { stepCookie } from '../../http/session-cookie';
import { bucketOf, bucketText } from '../../platform/buckets';
import { channelsApi } from './channels.api';
import * as channels from './channels.service';
import * as devices from './devices.service';

/** The bucket of the person whose push messages this browser gets. Grants nothing. */
const pushCookie = stepCookie('push', KEPT.pushDevice * 86_400);

/** Under /api/notifications. */
export const channelsRoutes = createRouter()
  .get('/settings', declared(channelsApi.settings), async (c) =>
    c.json(await channels.getSettings(c.var.ctx)),
  )
  .put('/settings/preference', declared(channelsApi.setPreference), async (c) =>
    c.json(await channels.setPreference(c.var.ctx, c.req.valid('json'), workspaceLanguageOf(c))),
  )
  .put('/settings/quiet-hours', declared(channelsApi.setQuietHours), async (c) =>
    c.json(await channels.setQuietHours(c.var.ctx, c.req.valid('json'))),
  )
  .post('/settings/test', declared(channelsApi.sendTest), async (c) => {
    await channels.sendTest(c.var.ctx, c.req.valid('json').channel);
    return c.json({ message: 'The test message is on its way' }, 202);
  })
  .put('/devices', declared(channelsApi.addDevice), async (c) => {
    await devices.addDevice(c.var.ctx, c.req.valid('json'), pushCookie.read(c) ?? '');
    pushCookie.write(c, bucketText(bucketOf(c.var.ctx.actor.user.id)));
    return c.json({ message: 'This device gets push messages' });
  })
  .delete('/devices/:id', declared(channelsApi.removeDevice), async (c) => {
    await devices.removeDevice(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Removed' });
  });
