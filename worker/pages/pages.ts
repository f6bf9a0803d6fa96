import type { ZodType, z } from 'zod';
import { signInFormsApi } from '../features/auth/sign-in-forms.api';
import { billingApi } from '../features/billing/billing.api';
import { channelsApi } from '../features/channels/channels.api';
import { leadsApi } from '../features/leads/leads.api';
import { mediaApi } from '../features/media/media.api';
import { rcApi } from '../features/rc/rc.api';
import { reportsApi } from '../features/reports/reports.api';
import { republishApi } from '../features/republish/republish.api';
import { visitsApi } from '../features/visits/visits.api';
import type { AppContext, createRouter } from '../http/app-env';
import { declared } from '../http/declared';
import { floodLimit, refuseFlood } from '../http/flood';
import type { HtmlForm } from '../http/html-form';
import type { RouteEntry } from '../http/route-entry';
import { showAdmin, showApplication, showWorkspace } from './application';
import { showAuthStart, showCallback } from './auth-start.page';
import { cachedPage } from './cached-page';
import { answerCard } from './cards/cards';
import { showGoodbye } from './goodbye.page';
import { showHealth } from './health.page';
import { showInvoice } from './invoice.page';
import * as listing from './listing.page';
import { answerLogin, showLogin } from './login.page';
import { showNotFound, showUnusedCode } from './not-found.page';
import { showPlans } from './plans.page';
import { showProfile } from './profile.page';
import { showReleasedFile } from './released-file';
import { answerReport, showReport } from './report.page';
import * as reset from './reset.page';
import * as signup from './signup.page';
import { showGuide, showLanding, showPrivacy, showTerms } from './site.page';
import { answerRepair, showTroubleshoot } from './troubleshoot.page';
import { answerUnsubscribe, showUnsubscribe } from './unsubscribe.page';
import { answerVisit, showVisit } from './visit.page';
import { answerWithdrawal, showWithdrawal } from './withdraw.page';

/** What may be a file: it has an extension, or is one of the development server's own modules. */
const FILE = /\.[a-z0-9]+$|^\/@/i;

/** The page to return to if the address of a form sent without script is requested again. */
const backToPage = (c: AppContext) =>
  c.redirect(c.req.path.slice(0, c.req.path.lastIndexOf('/')) + search(c));

const search = (c: AppContext) => new URL(c.req.url).search;

const limited = (show: (c: AppContext) => Response | Promise<Response>) => async (c: AppContext) => {
  await refuseFlood(c);
  return show(c);
};

/** A form of a document: checked by its entry, answered by its page. */
const takeForm = <Schema extends ZodType>(
  app: ReturnType<typeof createRouter>,
  entry: RouteEntry & { htmlForm: Schema },
  answer: (c: AppContext, form: HtmlForm<z.output<Schema>>) => Promise<Response>,
) =>
  app.post(entry.path, floodLimit, declared<RouteEntry>(entry), (c) =>
    answer(c, c.var.form as HtmlForm<z.output<Schema>>),
  );

/** Documents and the application by address. The forms in documents are in the route table. */
export const DOCUMENTS: Record<string, (c: AppContext) => Response | Promise<Response>> = {
  '/vehicle/:id': cachedPage(listing.showListing(listing.VEHICLE)),
  '/republished/:id': cachedPage(listing.showListing(listing.REPUBLISHED)),
  '/vehicles/:id': (c) => c.redirect(c.req.path.replace('vehicles', 'vehicle') + search(c), 301),
  '/vehicle/:id/offer': backToPage,
  '/vehicle/:id/report': limited(showReport(listing.VEHICLE)),
  '/republished/:id/report': limited(showReport(listing.REPUBLISHED)),
  '/vehicle/:id/visit': limited(showVisit(listing.VEHICLE)),
  '/republished/:id/visit': limited(showVisit(listing.REPUBLISHED)),
  '/vehicle/:id/republish': backToPage,
  '/vehicle/:id/republish-request': backToPage,
  '/vehicle/:id/rc-request': backToPage,
  '/republished/:id/offer': backToPage,
  '/dashboard': limited(showWorkspace),
  '/dashboard/:tab': limited(showWorkspace),
  '/admin': limited(showAdmin),
  '/admin/:tab': limited(showAdmin),
  '/subscription': limited(showPlans),
  '/subscription/pay': limited(showApplication),
  '/': limited(showLanding),
  '/guide': limited(showGuide),
  '/how-to-sell-vehicles-online': limited(showGuide),
  '/privacy': limited(showPrivacy),
  '/terms': limited(showTerms),
  '/health': limited(showHealth),
  '/goodbye': limited(showGoodbye),
  '/login': limited(showLogin),
  '/signup': limited(signup.showSignup),
  '/signin': limited(showAuthStart),
  '/auth': limited(showAuthStart),
  '/auth/callback': limited(showCallback),
  '/auth/verify': limited(signup.showVerify),
  '/auth/verify/resend': backToPage,
  '/auth/reset': limited(reset.showReset),
  '/auth/reset/code': limited(reset.showResetCode),
  '/auth/reset/code/resend': backToPage,
  '/auth/troubleshoot': limited(showTroubleshoot),
  '/q/:code': limited(showUnusedCode),
  '/assets/:file': limited(showReleasedFile),
  '/:username': cachedPage(showProfile),
  '*': limited(showNotFound),
};

/** Everything except the API: files of the build, forms, documents, and the application. */
export function mountPages(app: ReturnType<typeof createRouter>) {
  app.get('*', async (c, next) => {
    if (!FILE.test(c.req.path)) return next();
    const file = await c.env.ASSETS.fetch(c.req.raw);
    // Not `ok`: a file that the browser still has is answered with 304.
    return file.status === 404 ? next() : file;
  });
  takeForm(app, leadsApi.offerForVehicle, (c, form) => listing.answerOffer(c, listing.VEHICLE, form));
  takeForm(app, leadsApi.offerForRepublished, (c, form) => listing.answerOffer(c, listing.REPUBLISHED, form));
  takeForm(app, republishApi.republish, listing.answerRepublish);
  takeForm(app, republishApi.ask, listing.answerRepublishRequest);
  takeForm(app, rcApi.ask, listing.answerRcRequest);
  takeForm(app, reportsApi.vehicle, (c, form) => answerReport(c, listing.VEHICLE, form));
  takeForm(app, reportsApi.republished, (c, form) => answerReport(c, listing.REPUBLISHED, form));
  takeForm(app, visitsApi.vehicle, (c, form) => answerVisit(c, listing.VEHICLE, form));
  takeForm(app, visitsApi.republished, (c, form) => answerVisit(c, listing.REPUBLISHED, form));
  takeForm(app, leadsApi.withdraw, answerWithdrawal);
  takeForm(app, channelsApi.unsubscribe, answerUnsubscribe);
  takeForm(app, signInFormsApi.login, answerLogin);
  takeForm(app, signInFormsApi.signUp, signup.answerSignup);
  takeForm(app, signInFormsApi.verify, signup.answerVerify);
  takeForm(app, signInFormsApi.resendVerification, signup.answerVerifyResend);
  takeForm(app, signInFormsApi.requestReset, reset.answerReset);
  takeForm(app, signInFormsApi.reset, reset.answerResetCode);
  takeForm(app, signInFormsApi.resendReset, reset.answerResetResend);
  takeForm(app, signInFormsApi.repairSession, answerRepair);
  app.get('/withdraw/:offer/:key', floodLimit, declared(leadsApi.withdrawal), showWithdrawal);
  app.get('/unsubscribe/:user/:kind/:key', floodLimit, declared(channelsApi.ending), showUnsubscribe);
  app.get('/subscription/invoice/:id', floodLimit, declared(billingApi.invoicePage), showInvoice);
  app.get('/cards/:kind/:id/:file', floodLimit, declared(mediaApi.card), answerCard);
  for (const [path, show] of Object.entries(DOCUMENTS)) app.get(path, show);
}
