import type { ZodType, z } from 'zod';
import { JOIN_PATH } from '../../schema/staff/acting';
import { signInFormsApi } from '../features/auth/sign-in-forms.api';
import { billingApi } from '../features/billing/billing.api';
import { channelsApi } from '../features/channels/channels.api';
import { countersApi } from '../features/counters/counters.api';
import { grievancesApi } from '../features/grievances/grievances.api';
import { leadsApi } from '../features/leads/leads.api';
import { mediaApi } from '../features/media/media.api';
import { papersApi } from '../features/papers/papers.api';
import { priceAlertsApi } from '../features/price-alerts/price-alerts.api';
import { rcApi } from '../features/rc/rc.api';
import { rcWatchApi } from '../features/rc-watch/rc-watch.api';
import { reportsApi } from '../features/reports/reports.api';
import { republishApi } from '../features/republish/republish.api';
import { similarApi } from '../features/similar/similar.api';
import { tripsApi } from '../features/stock-book/trips.api';
import { visitsApi } from '../features/visits/visits.api';
import type { AppContext, createRouter } from '../http/app-env';
import { declared } from '../http/declared';
import { floodLimit, refuseFlood } from '../http/flood';
import type { HtmlForm } from '../http/html-form';
import type { RouteEntry } from '../http/route-entry';
import { answerAlert, showAlert } from './alert.page';
import { showAdmin, showApplication, showWorkspace } from './application';
import { showAuthStart, showCallback } from './auth-start.page';
import { cachedPage } from './cached-page';
import { answerCard } from './cards/cards';
import { showConsent } from './consent.page';
import { answerCounter, showCounter } from './counter.page';
import { showEmi } from './emi.page';
import { showGoodbye } from './goodbye.page';
import { answerGrievance, showGrievances } from './grievances.page';
import { showHealth } from './health.page';
import { showInvoice } from './invoice.page';
import * as listing from './listing.page';
import { answerLogin, showLogin } from './login.page';
import { showNotFound, showUnusedCode } from './not-found.page';
import { showPaper } from './paper.page';
import { showPapers } from './papers.page';
import { showPhotos } from './photos.page';
import { showPlans } from './plans.page';
import { showProfile } from './profile.page';
import { answerRcWatch, showRcWatch } from './rc-watch.page';
import { showReleasedFile } from './released-file';
import { answerReport, showReport } from './report.page';
import * as reset from './reset.page';
import { showSaved } from './saved.page';
import * as signup from './signup.page';
import { answerSimilar, showSimilar } from './similar.page';
import { showGuide, showHelp, showLanding, showPrivacy, showTerms } from './site.page';
import { answerSlip, showSlip } from './slip.page';
import { answerRepair, showTroubleshoot } from './troubleshoot.page';
import { answerUnsubscribe, showUnsubscribe } from './unsubscribe.page';
import { answerVisit, showVisit } from './visit.page';
import { answerWithdrawal, showWithdrawal } from './withdraw.page';

/** A file has an extension, or is one of the development server's modules. */
const FILE = /\.[a-z0-9]+$|^\/@/i;

/** Redirects to the page, if the address of a form sent without script is requested again. */
const backToPage = (c: AppContext) =>
  c.redirect(c.req.path.slice(0, c.req.path.lastIndexOf('/')) + search(c));

const search = (c: AppContext) => new URL(c.req.url).search;

type Show = (c: AppContext) => Response | Promise<Response>;

const limited =
  (show: Show): Show =>
  async (c) => {
    await refuseFlood(c);
    return show(c);
  };

interface Page {
  path: string;
  show: Show;
  /** Declares the page's parameters, if its address has a key or is private. */
  entry?: RouteEntry;
  /** The document's form that is submitted there. */
  form?: { entry: RouteEntry; answer: Show };
}

/** An address that people try, redirected to the page that they expect. */
const leadsTo = (path: string, to: string): Page => ({ path, show: (c) => c.redirect(to + search(c), 301) });

const page = (path: string, show: Show): Page => ({ path, show: limited(show) });
const declaredPage = (entry: RouteEntry, show: Show): Page => ({ path: entry.path, show, entry });

/**
 * A document's form, validated by its entry and answered by its page. Without `opened`, a GET of its address
 * redirects to that page.
 */
const form = <Schema extends ZodType>(
  entry: RouteEntry & { htmlForm: Schema },
  answer: (c: AppContext, form: HtmlForm<z.output<Schema>>) => Promise<Response>,
  opened: Show | Page = { path: entry.path, show: backToPage },
): Page => ({
  ...(typeof opened === 'function' ? page(entry.path, opened) : opened),
  form: { entry, answer: (c) => answer(c, c.var.form as HtmlForm<z.output<Schema>>) },
});

/**
 * Documents and the application by address, each with the form that is submitted there. Forms are also in the
 * route table.
 */
export const PAGES: readonly Page[] = [
  { path: '/vehicle/:id', show: cachedPage(listing.showListing(listing.VEHICLE)) },
  { path: '/republished/:id', show: cachedPage(listing.showListing(listing.REPUBLISHED)) },
  {
    path: '/vehicles/:id',
    show: (c) => c.redirect(c.req.path.replace('vehicles', 'vehicle') + search(c), 301),
  },
  form(leadsApi.offerForVehicle, listing.answerOffer(listing.VEHICLE)),
  form(leadsApi.offerForRepublished, listing.answerOffer(listing.REPUBLISHED)),
  form(leadsApi.withdraw, answerWithdrawal, declaredPage(leadsApi.withdrawal, showWithdrawal)),
  form(countersApi.answer, answerCounter, declaredPage(countersApi.page, showCounter)),
  form(visitsApi.vehicle, answerVisit(listing.VEHICLE), showVisit(listing.VEHICLE)),
  form(visitsApi.republished, answerVisit(listing.REPUBLISHED), showVisit(listing.REPUBLISHED)),
  form(similarApi.vehicle, answerSimilar(listing.VEHICLE), showSimilar(listing.VEHICLE)),
  form(similarApi.republished, answerSimilar(listing.REPUBLISHED), showSimilar(listing.REPUBLISHED)),
  form(priceAlertsApi.vehicle, answerAlert(listing.VEHICLE), showAlert(listing.VEHICLE)),
  form(priceAlertsApi.republished, answerAlert(listing.REPUBLISHED), showAlert(listing.REPUBLISHED)),
  page('/vehicle/:id/photos', showPhotos(listing.VEHICLE)),
  page('/republished/:id/photos', showPhotos(listing.REPUBLISHED)),
  page('/vehicle/:id/emi', showEmi(listing.VEHICLE)),
  page('/republished/:id/emi', showEmi(listing.REPUBLISHED)),
  page('/vehicle/:id/papers', showPapers(listing.VEHICLE)),
  page('/republished/:id/papers', showPapers(listing.REPUBLISHED)),
  form(reportsApi.vehicle, answerReport(listing.VEHICLE), showReport(listing.VEHICLE)),
  form(reportsApi.republished, answerReport(listing.REPUBLISHED), showReport(listing.REPUBLISHED)),
  form(grievancesApi.complain, answerGrievance, showGrievances),
  leadsTo('/grievance', '/grievances'),
  form(republishApi.republish, listing.answerRepublish),
  form(republishApi.ask, listing.answerRepublishRequest),
  form(rcApi.ask, listing.answerRcRequest),
  form(channelsApi.unsubscribe, answerUnsubscribe, declaredPage(channelsApi.ending, showUnsubscribe)),
  declaredPage(billingApi.invoicePage, showInvoice),
  declaredPage(papersApi.page, showPaper),
  form(rcWatchApi.change, answerRcWatch, declaredPage(rcWatchApi.page, showRcWatch)),
  form(tripsApi.endSlip, answerSlip, declaredPage(tripsApi.slip, showSlip)),
  declaredPage(mediaApi.card, answerCard),
  page('/dashboard', showWorkspace),
  page('/dashboard/:tab', showWorkspace),
  page('/dashboard/listings/:id', showWorkspace),
  { path: '/for/:seller', show: (c) => c.redirect(`${c.req.path.replace(/\/$/, '')}/dashboard`, 302) },
  page('/for/:seller/dashboard', showWorkspace),
  page('/for/:seller/dashboard/:tab', showWorkspace),
  page('/for/:seller/dashboard/listings/:id', showWorkspace),
  page(JOIN_PATH, showApplication),
  page('/admin', showAdmin),
  page('/admin/:tab', showAdmin),
  page('/subscription', showPlans),
  page('/subscription/pay', showApplication),
  page('/', showLanding),
  page('/guide', showGuide),
  page('/help', showHelp),
  page('/how-to-sell-vehicles-online', showGuide),
  leadsTo('/plans', '/subscription'),
  leadsTo('/pricing', '/subscription'),
  page('/privacy', showPrivacy),
  page('/terms', showTerms),
  page('/saved', showSaved),
  page('/consent', showConsent),
  page('/health', showHealth),
  page('/goodbye', showGoodbye),
  form(signInFormsApi.login, answerLogin, showLogin),
  form(signInFormsApi.signUp, signup.answerSignup, signup.showSignup),
  form(signInFormsApi.byCode, signup.answerByCode, signup.showByCode),
  page('/signin', showAuthStart),
  page('/auth', showAuthStart),
  page('/auth/callback', showCallback),
  form(signInFormsApi.verify, signup.answerVerify, signup.showVerify),
  form(signInFormsApi.resendVerification, signup.answerVerifyResend),
  form(signInFormsApi.requestReset, reset.answerReset, reset.showReset),
  form(signInFormsApi.reset, reset.answerResetCode, reset.showResetCode),
  form(signInFormsApi.resendReset, reset.answerResetResend),
  form(signInFormsApi.repairSession, answerRepair, showTroubleshoot),
  page('/q/:code', showUnusedCode),
  page('/assets/:file', showReleasedFile),
  ...(__DEV_TOOLS__ ? [page('/dev/ui', showApplication)] : []),
  { path: '/:username', show: cachedPage(showProfile) },
  page('*', showNotFound),
];

/** Everything except the API: files of the build, forms, documents, and the application. */
export function mountPages(app: ReturnType<typeof createRouter>) {
  app.get('*', async (c, next) => {
    if (!FILE.test(c.req.path)) return next();
    const file = await c.env.ASSETS.fetch(c.req.raw);
    // Not `ok`: a file that the browser still has is answered with 304.
    return file.status === 404 ? next() : file;
  });
  for (const { path, show, entry, form } of PAGES) {
    if (form) app.post(path, floodLimit, declared<RouteEntry>(form.entry), form.answer);
    if (entry) app.get(path, floodLimit, declared<RouteEntry>(entry));
    app.get(path, show);
  }
}
