import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { toUserDto } from '../auth/auth.dto';
import { profileApi } from './profile.api';
import { checkUsername, getPublisher, saveNumber, updateProfile } from './profile.service';

/** The person's own profile, under /api/auth. */
export const ownProfileRoutes = createRouter()
  .put('/user/profile', declared(profileApi.save), async (c) => {
    const user = await updateProfile(c.var.ctx, c.req.valid('json'));
    return c.json(toUserDto(user));
  })
  .put('/user/mobile-number', declared(profileApi.saveNumber), async (c) => {
    const user = await saveNumber(c.var.ctx, c.req.valid('json'));
    return c.json(toUserDto(user));
  })
  .get('/username/check/:username', declared(profileApi.checkUsername), async (c) =>
    c.json(await checkUsername(c.var.ctx, c.req.valid('param').username)),
  );

export const usersRoutes = createRouter()
  .get('/:id', declared(profileApi.publisher), async (c) =>
    c.json(await getPublisher(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/:id/subscription', declared(profileApi.publisherPlan), async (c) => {
    const { subscriptionPlan } = await getPublisher(c.var.ctx, c.req.valid('param').id);
    return c.json({ plan: subscriptionPlan });
  });
