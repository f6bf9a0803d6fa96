import { createRouter } from '../../http/app-env';
import { IdParam } from '../../http/paging';
import { validate } from '../../http/validate';
import { getPublisher } from './profile.service';

export const usersRoutes = createRouter()
  .get('/:id', validate('param', IdParam), async (c) =>
    c.json(await getPublisher(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/:id/subscription', validate('param', IdParam), async (c) => {
    const { subscriptionPlan } = await getPublisher(c.var.ctx, c.req.valid('param').id);
    return c.json({ plan: subscriptionPlan });
  });
