import { SuggestionsInput } from '../../../schema/contracts/suggestions';
import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { IdParam } from '../../http/paging';
import { validate } from '../../http/validate';
import * as suggestions from './suggestions.service';

const idParam = validate('param', IdParam);

export const suggestionsRoutes = createRouter()
  .get('/:id/suggestions', idParam, async (c) =>
    c.json(await suggestions.listSuggestions(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/:id/suggestions', idParam, validate('json', SuggestionsInput), async (c) =>
    c.json(
      await suggestions.replaceSuggestions(
        requireUser(c.var.ctx),
        c.req.valid('param').id,
        c.req.valid('json'),
      ),
      201,
    ),
  )
  .delete('/:id/suggestions', idParam, async (c) => {
    await suggestions.removeSuggestions(requireUser(c.var.ctx), c.req.valid('param').id);
    return c.json({ message: 'Suggestions removed' });
  });
