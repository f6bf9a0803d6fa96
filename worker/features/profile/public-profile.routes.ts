import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { profileApi } from './profile.api';
import { getProfile } from './public-profile.service';

/** The public profile; the next page's cursor is in `x-next-cursor`. */
export const publicProfileRoutes = createRouter().get(
  '/:username',
  declared(profileApi.publicProfile),
  async (c) => {
    const { username } = c.req.valid('param');
    const { profile, nextCursor } = await getProfile(c.var.ctx, username, c.req.valid('query'));
    if (nextCursor) c.header('x-next-cursor', nextCursor);
    return c.json(profile);
  },
);
