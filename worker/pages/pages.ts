import { AppError } from '../../schema/common/errors';
import { republishedAddress, vehicleAddress } from '../../web/features/vehicles/listing/listing-address';
import { reportError } from '../features/issues/issues.service';
import { leadsApi } from '../features/leads/leads.api';
import { mediaApi } from '../features/media/media.api';
import type { AppContext, createRouter } from '../http/app-env';
import { declared } from '../http/declared';
import { floodLimit, refuseFlood } from '../http/flood';
import { loggedPath } from '../platform/logged-path';
import { isOutage } from '../platform/outage';
import { answerCard } from './cards/cards';
import { keptPage } from './kept-page';
import { answerOfferForm } from './offer-form';
import { renderPage, renderShell } from './render';
import { answerWithdrawForm, showWithdrawal } from './withdraw-form';

/**
 * Screens that only their owner sees, and the sign-in forms: those must not be filled or sent before they are alive, when the
 * browser itself would put a password into the address.
 */
const BROWSER_ONLY = /^\/(dashboard|admin|login|signup|signin|auth|subscription\/(pay|invoice))(\/|$)/;

/** Where a browser without scripts stands after its offer, should it be asked for again: back to the listing. */
const OFFER_FORM = /^(\/(?:vehicle|republished)\/[^/]+)\/offer$/;

/** What may be a file: it has an extension, or it is one of the development server's own modules. */
const FILE = /\.[a-z0-9]+$|^\/@/i;

async function answerPage(c: AppContext): Promise<Response> {
  if (BROWSER_ONLY.test(c.req.path)) return renderShell(c);
  const [, listing] = OFFER_FORM.exec(c.req.path) ?? [];
  if (listing) return c.redirect(listing);
  try {
    return await keptPage(c, async () => {
      await refuseFlood(c);
      return renderPage(c);
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    const path = loggedPath(c.req.path);
    console.error(`page ${path} was not rendered`, error);
    c.executionCtx.waitUntil(reportError(c.var.ctx, 'page_failed', path, error));
    return renderShell(c, isOutage(error) ? 503 : 500);
  }
}

/** Everything that is not the API: files of the build, then pages. */
export function mountPages(app: ReturnType<typeof createRouter>) {
  app.post(
    '/vehicle/:id/offer',
    floodLimit,
    declared(leadsApi.offerForVehicle),
    answerOfferForm(vehicleAddress),
  );
  app.post(
    '/republished/:id/offer',
    floodLimit,
    declared(leadsApi.offerForRepublished),
    answerOfferForm(republishedAddress),
  );
  app.get('/withdraw/:offer/:key', floodLimit, declared(leadsApi.withdrawal), showWithdrawal);
  app.post('/withdraw/:offer/:key', floodLimit, declared(leadsApi.withdraw), answerWithdrawForm);
  app.get('/cards/:kind/:id/:file', floodLimit, declared(mediaApi.card), answerCard);
  app.get('*', async (c) => {
    if (FILE.test(c.req.path)) {
      const file = await c.env.ASSETS.fetch(c.req.raw);
      // Not `ok`: a file that the browser still has is answered with 304.
      if (file.status !== 404) return file;
    }
    return answerPage(c);
  });
}
