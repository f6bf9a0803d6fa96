import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { suggestionsApi } from './suggestions.api';
import * as suggestions from './suggestions.service';

export const suggestionsRoutes = createRouter()
  .get('/:id/suggestions', declared(suggestionsApi.list), async (c) =>
    c.json(await suggestions.listSuggestions(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/:id/suggestions', declared(suggestionsApi.replace), async (c) =>
    c.json(
      await suggestions.replaceSuggestions(c.var.ctx, c.req.valid('param').id, c.req.valid('json')),
      201,
    ),
  )
  .delete('/:id/suggestions', declared(suggestionsApi.remove), async (c) => {
    await suggestions.removeSuggestions(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Suggestions removed' });
  });
