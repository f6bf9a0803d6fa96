import { line, type SpecLine } from './line';

/**
 * Specification 1, line by line, and the tests that show each: `file › part of the test's title`. spec.test.ts fails for a line
 * without a test and for a test that is not there.
 */
const E2E = 'web/e2e';
const W = 'worker/features';
const mainJob = `${E2E}/main-job.spec.ts › a seller publishes a car`;
const addForm = `${E2E}/add-vehicle.spec.ts › the form has the defaults`;
const addPhotos = `${E2E}/vehicle-photos.spec.ts › photos are counted`;
const shrunkPhoto = `${E2E}/vehicle-photos.spec.ts › a photo above 8 MB is shrunk`;
const addFailures = `${E2E}/vehicle-photos.spec.ts › what was typed survives`;
const addFullMeanwhile = `${E2E}/add-vehicle.spec.ts › a plan that fills up while the form`;
const addTimeout = `${E2E}/vehicle-photos.spec.ts › an upload that takes too long`;
const addLimit = `${E2E}/add-vehicle.spec.ts › a full plan says so`;
const addRc = `${E2E}/add-vehicle.spec.ts › an RC that was not saved`;
const addLoggedOut = `${E2E}/add-vehicle.spec.ts › a session that ended`;
const listing = `${E2E}/listings.spec.ts › a listing is edited`;
const sellerCard = `${E2E}/listings.spec.ts › a seller’s card shows`;
const certificate = `${E2E}/listings.spec.ts › a private certificate`;
const suggestions = `${E2E}/suggestions.spec.ts › a pro seller suggests`;
const leads = `${E2E}/leads.spec.ts › a lead is found`;
const leadsByVehicle = `${E2E}/leads.spec.ts › leads are grouped`;
const leadsFlat = `${E2E}/lead-lists.spec.ts › the flat list has its five columns`;
const leadsGrouped = `${E2E}/lead-lists.spec.ts › a vehicle’s leads stand under`;
const contacts = `${E2E}/contacts.spec.ts › contacts are added once`;
const profile = `${E2E}/profile.spec.ts › a seller verifies a number`;
const shareLink = `${E2E}/share.spec.ts › the link is copied`;
const shareSheet = `${E2E}/share.spec.ts › the phone’s own share sheet`;
const shareWhatsApp = `${E2E}/share.spec.ts › WhatsApp opens`;
const shareNoQr = `${E2E}/share.spec.ts › a code that cannot be made`;
const landing = `${E2E}/site.spec.ts › the landing page`;
const guide = `${E2E}/site.spec.ts › the guide is at`;
const legal = `${E2E}/site.spec.ts › has its`;
const legalTexts = `${E2E}/site.spec.ts › the legal texts`;
const signInBack = `${E2E}/session.spec.ts › sign-in comes back`;
const signInStart = `${E2E}/session.spec.ts › /auth and /signin`;
const callbackFails = `${E2E}/session.spec.ts › a failed sign-in`;
const troubleshoot = `${E2E}/session.spec.ts › the troubleshooting page`;
const userMenu = `${E2E}/session.spec.ts › the menu names the person`;
const signInWithoutScript = `${E2E}/sign-in.spec.ts › a seller signs up`;
const signInScreens = `${E2E}/sign-in.spec.ts › the screens between`;
const placeFirst = `${E2E}/sign-in.spec.ts › sign-in comes back to the page`;
const signInPast = `${E2E}/session.spec.ts › /signin leads a signed-in person`;
const popup = `${E2E}/session.spec.ts › a sign-in in a window`;
const popups = ['500 by 600 and', 'the browser blocks', 'the person closes', 'fails tells'].map(
  (title) => `${E2E}/popup.spec.ts › ${title}`,
);
const callbackDelay = `${E2E}/popup.spec.ts › the callback page says what it does`;
const emptyPlaces = `${E2E}/workspace.spec.ts › a new seller finds`;
const paidPlans = `${E2E}/plans-shown.spec.ts › plan shows in its colour`;
const freePlan = `${E2E}/plans-shown.spec.ts › the starter plan has no badge`;
const toasts = ['one toast at a time', 'a toast goes after 5,000 ms', 'a toast swiped right by 50 px'].map(
  (title) => `${E2E}/workspace.spec.ts › ${title}`,
);
const toastForgotten = 'web/lib/toast-store.test.ts › removes it after 1,000,000 ms';
const photoRetry = `${E2E}/workspace.spec.ts › a photo that does not load`;
const unknownPage = `${E2E}/navigation.spec.ts › an unknown address`;
const apiShape = 'web/lib/api.test.ts › fail with status';

export const SPEC_1: readonly SpecLine[] = [
  line('1 sellers create a listing and share it by link or QR code', mainJob),
  line('1 buyers need no account; an offer becomes a lead', mainJob),
  line('1 sellers see leads, call, save contacts, see view counts', mainJob, leads),
  line('1 republish count per vehicle', `${W}/vehicles/vehicles.test.ts › count its views and the pages`),
  line('1 plans and advertisements', `${W}/limits/limits.test.ts › is the plan`, freePlan, paidPlans),
  line('1 landing: free to start, mobile app coming soon', landing),
  line('1 rupees and +91 by default', addForm, profile),
  line('1 what the free account includes', guide, legalTexts),
  line('2 / landing for visitors, dashboard when signed in', landing, signInBack),
  line('2 /dashboard', emptyPlaces),
  line('2 /guide and /how-to-sell-vehicles-online are one page', guide),
  line('2 /auth and /signin', signInStart, signInScreens),
  line('2 /auth/callback', callbackFails, `${W}/auth/openid.test.ts › makes a`),
  line('2 /auth/troubleshoot', troubleshoot),
  line(
    '2 /vehicle, /vehicles',
    `${E2E}/navigation.spec.ts › a published vehicle is reached by its other address`,
  ),
  line('2 /privacy, /terms', legal),
  line('2 /api/login, /api/logout', `${E2E}/navigation.spec.ts › the sign-in address`, userMenu),
  line('2 any other path', unknownPage),
  line('2 landing sections, FAQ, footer links', landing),
  line('2 guide contents, tips, list, call to action', guide),
  line(
    '2 /auth stores the place, checks health, redirects with returnUrl',
    signInStart,
    signInPast,
    placeFirst,
  ),
  line('2 callback as page and as popup', callbackDelay, callbackFails, popup, ...popups),
  line('2 troubleshoot badges, claims, buttons, help', troubleshoot),
  line('2 privacy policy', legal, legalTexts),
  line('2 terms of service', legal, legalTexts),
  line('2 user menu', userMenu, `${E2E}/profile-settings.spec.ts › a picture is uploaded`),
  line('2 seller vehicle card', sellerCard, listing, certificate, suggestions),
  line('2 dialog Share Vehicle', mainJob, shareLink, shareWhatsApp),
  line('2 dialog Edit Vehicle Listing', listing),
  line('2 dialog Registration Certificate', certificate),
  line('2 dialog Add Vehicle Suggestions', suggestions),
  line('2 dialog Delete Vehicle Listing', listing),
  line('2 dialog Add New Vehicle', addForm, addPhotos, mainJob),
  line('2 dialog Add to Contacts', leads, contacts),
  line('2 mobile-number input', profile),
  line('2 leads, flat list', emptyPlaces, leadsFlat),
  line(
    '2 leads grouped by vehicle',
    leadsGrouped,
    leadsByVehicle,
    'web/features/leads/leads.test.ts › says what is missing',
  ),
  line('3 user', `${W}/profile/profile.test.ts › is saved`),
  line('3 vehicle', `${W}/vehicles/vehicles.test.ts › is answered whole`),
  line('3 vehicle stats', `${W}/vehicles/vehicles.test.ts › count its views and the pages`),
  line('3 suggestions', `${W}/suggestions/suggestions.test.ts › are shown to everybody`),
  line('3 lead', `${W}/leads/create-lead.test.ts › becomes a lead`),
  line('3 contact', `${W}/contacts/contacts.test.ts › are added and listed`),
  line('3 creation payload and form defaults', addForm, `${W}/vehicles/vehicles.test.ts › needs little`),
  line(
    '3 currencies',
    addForm,
    'schema/common/choices.test.ts › are ten currencies',
    `${E2E}/payment-screens.spec.ts › a currency is listed by symbol`,
  ),
  line('3 dial codes', profile, 'schema/common/choices.test.ts › are twenty dial codes'),
  line('3 session health and status answers', `${W}/auth/auth.test.ts › describe the session`),
  line('4 authentication flow and stored path', signInBack, signInStart, placeFirst, signInWithoutScript),
  line('4 log-out also when the post fails', userMenu),
  line('4 popup variant', popup, ...popups),
  line(
    '4 vehicle status; sold is final',
    `${W}/vehicles/vehicle-life.test.ts › moves freely until it is sold`,
    listing,
  ),
  line(
    '4 suggestions replace and are removed',
    `${W}/suggestions/suggestions.test.ts › are removed together`,
  ),
  line('4 listing creation: images, RC, vehicle', mainJob, addRc),
  line('4 phone verification', profile, `${W}/auth/phone.test.ts › is verified by the code`),
  line('4 leads start as pending', `${W}/leads/create-lead.test.ts › becomes a lead`),
  line('4 requests start as pending', `${W}/rc/rc-requests.test.ts › reaches the owner`),
  line('4 image display', photoRetry, 'web/ui/retry-address.test.ts › asks a'),
  line('5 contact', contacts, `${W}/contacts/contacts.test.ts › are added and listed`),
  line('5 vehicle form', addForm, `${W}/vehicles/vehicle-rules.test.ts › takes years up to the`),
  line('5 images', addForm, addPhotos),
  line('5 RC', addPhotos, `${W}/media/media.test.ts › is kept in`),
  line('5 AI description needs name and price', addForm),
  line('5 OTP', profile, `${W}/auth/phone.test.ts › has to be one`),
  line('5 suggestions', suggestions, `${W}/suggestions/suggestions.test.ts › are one or two`),
  line('5 generic form messages', `${W}/profile/profile.test.ts › refuses what a profile`, addForm),
  line('6 visitor', landing, `${E2E}/navigation.spec.ts › a published vehicle has its page`),
  line(
    '6 signed-in seller: own vehicles and leads alone',
    `${W}/leads/leads.test.ts › is its owner`,
    `${W}/vehicles/vehicle-life.test.ts › answers 404 to every change`,
  ),
  line('6 RC is private to the owner', `${W}/rc/rc.test.ts › is for its owner alone`, certificate),
  line(
    '6 Add Suggestions on pro',
    `${W}/suggestions/suggestions.test.ts › belong to the pro plan`,
    suggestions,
  ),
  line('6 Profile is marked Pro Only', userMenu),
  line('6 ads', freePlan, paidPlans),
  line(
    '6 limits depend on the plan',
    `${W}/vehicles/plan-limits.test.ts › has three live listings`,
    addLimit,
  ),
  line(
    '7 shared behaviour of calls',
    apiShape,
    'web/lib/api.test.ts › keep what they read',
    'web/lib/api.test.ts › name their content',
  ),
  line('7 GET /api/auth/user', `${W}/auth/auth.test.ts › mails a code that signs`),
  line(
    '7 GET /api/auth/status, session-health, persist, refresh',
    `${W}/auth/auth.test.ts › describe the session`,
    troubleshoot,
  ),
  line('7 /api/login, /api/logout', `${W}/auth/auth.test.ts › leads to our own`, userMenu),
  line('7 GET /api/subscription/usage', `${W}/limits/limits.test.ts › is the plan`),
  line('7 GET /api/users/{id}/subscription', `${W}/profile/users.test.ts › has a plan`),
  line(
    '7 GET, POST /api/vehicles',
    `${W}/vehicles/vehicles.test.ts › is newest first`,
    `${W}/vehicles/vehicles.test.ts › is answered whole`,
  ),
  line('7 DELETE /api/vehicles/{id}', `${W}/vehicles/vehicle-life.test.ts › is gone for everyone`),
  line('7 PATCH status', `${W}/vehicles/vehicle-life.test.ts › moves freely until it is sold`),
  line('7 PATCH visibility', `${W}/vehicles/vehicle-life.test.ts › is switched by the owner`),
  line('7 GET stats', `${W}/vehicles/vehicles.test.ts › count its views and the pages`),
  line(
    '7 suggestions GET, POST, DELETE',
    `${W}/suggestions/suggestions.test.ts › are shown to everybody`,
    `${W}/suggestions/suggestions.test.ts › are removed together`,
  ),
  line(
    '7 POST generate-description',
    `${W}/vehicles/describe-vehicle.test.ts › is asked for with the facts as data`,
    `${E2E}/failures.spec.ts › a description that is written`,
  ),
  line(
    '7 POST /api/upload/images, /api/upload/rc',
    `${W}/media/media.test.ts › is kept in`,
    `${W}/rc/rc.test.ts › is, as a PDF`,
  ),
  line('7 POST /api/contacts', `${W}/contacts/contacts.test.ts › are added and listed`),
  line('7 POST send-otp, verify-otp', `${W}/auth/phone.test.ts › is verified by the code`),
  line('7 RC file name; tel: links', certificate, 'web/lib/format.test.ts › makes links'),
  line('8 form of an error', apiShape),
  line('8 unauthorized', addLoggedOut),
  line('8 vehicle create', addFullMeanwhile, addTimeout, addFailures, mainJob),
  line('8 contact', leads, contacts),
  line(
    '8 AI description',
    mainJob,
    `${W}/vehicles/describe-vehicle.test.ts › is asked for with the facts as data`,
  ),
  line('8 OTP', profile, `${W}/auth/phone.test.ts › an outage, a refusal`),
  line('8 suggestions', suggestions, `${E2E}/failures.spec.ts › suggestions that cannot`),
  line('8 delete, status, visibility', listing, `${E2E}/failures.spec.ts › a status, a visibility`),
  line('8 RC download', certificate, `${E2E}/failures.spec.ts › a certificate that cannot`),
  line('8 QR, copy, share', shareNoQr, shareLink, shareSheet),
  line('8 image', photoRetry),
  line('8 auth failures', callbackFails, troubleshoot, ...popups),
  line(
    '8 unhandled errors',
    `${E2E}/unhandled-errors.spec.ts › is suppressed, logged as a warning and reported`,
    `${W}/issues/issues.test.ts › is put on record with its page`,
  ),
  line('8 404 page', unknownPage),
  line('9 suggestions: 2, list 400 px', suggestions),
  line('9 images 1 to 4, 8MB of what is sent, RC 8MB, timeout', addPhotos, shrunkPhoto, addTimeout),
  line('9 mobile and OTP lengths, +91', contacts, leads, profile),
  line(
    '9 years, defaults, price precision',
    addForm,
    `${W}/vehicles/vehicle-rules.test.ts › keeps a price of twelve digits`,
  ),
  line('9 QR code 256 px, file name, WhatsApp after 500 ms', mainJob, shareWhatsApp),
  line('9 image loader: 2 retries', 'web/ui/retry-address.test.ts › asks a'),
  line('9 unauthorized redirect; test OTP toast', `${E2E}/failures.spec.ts › the dashboard without`, profile),
  line('9 toasts', ...toasts, 'web/lib/toast-store.test.ts › shows one', toastForgotten),
  line('9 callback and popup', callbackDelay, ...popups),
  line('9 free tier', `${W}/vehicles/plan-limits.test.ts › has three live listings`, legalTexts),
  line('9 legal pages, footer year', landing, legal),
];
