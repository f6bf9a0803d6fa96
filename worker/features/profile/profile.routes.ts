import { ProfileInput } from '../../../schema/contracts/profile';
import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { IdParam } from '../../http/paging';
import { validate } from '../../http/validate';
import { toUserDto } from '../auth/auth.dto';
import { checkUsername, getPublisher, updateProfile } from './profile.service';

/** The person's own profile, under /api/auth. */
export const ownProfileRoutes = createRouter()
  .put('/user/profile', validate('json', ProfileInput), async (c) => {
    const user = await updateProfile(requireUser(c.var.ctx), c.req.valid('json'));
    return c.json(toUserDto(user));
  })
  .get('/username/check/:username', async (c) =>
    c.json(await checkUsername(requireUser(c.var.ctx), c.req.param('username'))),
  );

export const usersRoutes = createRouter()
  .get('/:id', validate('param', IdParam), async (c) =>
    c.json(await getPublisher(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/:id/subscription', validate('param', IdParam), async (c) => {
    const { subscriptionPlan } = await getPublisher(c.var.ctx, c.req.valid('param').id);
    return c.json({ plan: subscriptionPlan });
  });
