import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { weeklyApi } from './weekly.api';
import { getWeeklyNote, stopWeeklyNotes } from './weekly.service';

export const weeklyRoutes = createRouter()
  .get('/', declared(weeklyApi.note), async (c) => c.json(await getWeeklyNote(c.var.unverified)))
  .delete('/', declared(weeklyApi.stop), async (c) => c.json(await stopWeeklyNotes(c.var.ctx)));
