import type { AppContext, createRouter } from '../http/app-env';
import { answerOfferForm } from './offer-form';
import { renderPage, renderShell } from './render';

/** Screens that only their owner sees: nothing to render before the browser has asked for their data. */
const PRIVATE = /^\/(dashboard|admin)(\/|$)/;

async function answerPage(c: AppContext): Promise<Response> {
  if (PRIVATE.test(c.req.path)) return renderShell(c);
  try {
    return await renderPage(c);
  } catch (error) {
    console.error(`page ${c.req.path} was not rendered`, error);
    return renderShell(c);
  }
}

/** Everything that is not the API: files of the build, then pages. */
export function mountPages(app: ReturnType<typeof createRouter>) {
  app.post('/vehicle/:id/offer', answerOfferForm);
  app.get('*', async (c) => {
    if (/\.[a-z0-9]+$/i.test(c.req.path)) {
      const file = await c.env.ASSETS.fetch(c.req.raw);
      if (file.ok) return file;
    }
    return answerPage(c);
  });
}
