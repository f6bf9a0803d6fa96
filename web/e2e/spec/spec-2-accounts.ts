import { line, type SpecLine } from './line';

/** What specification 2 says of accounts, profiles, permissions, the public pages and republishing (see spec-1.ts). */
const E2E = 'web/e2e';
const W = 'worker/features';
const settings = `${E2E}/profile-settings.spec.ts › a username is checked while it is typed`;
const failures = `${E2E}/profile-settings.spec.ts › a check that fails says so`;
const picture = `${E2E}/profile-settings.spec.ts › a picture is uploaded`;
const proOnly = `${E2E}/profile-settings.spec.ts › the profile is for pro sellers`;
const firstVehicle = `${E2E}/profile-settings.spec.ts › a pro seller without vehicles`;
const dialog = `${E2E}/profile.spec.ts › a seller verifies a number`;
const asked = `${E2E}/permissions.spec.ts › a new seller is asked once`;
const granted = `${E2E}/permissions.spec.ts › permissions are granted by the browser`;
const refused = `${E2E}/permissions.spec.ts › what the browser refuses`;
const profilePage = `${E2E}/public-profile.spec.ts › a profile shows the seller`;
const noScripts = `${E2E}/public-profile.spec.ts › a profile works without scripts`;
const noProfile = `${E2E}/public-profile.spec.ts › a profile that is not there`;
const columns = `${E2E}/public-profile.spec.ts › the profile has as many columns`;
const shared = `${E2E}/public-profile.spec.ts › the profile is shared by`;
const ordered = `${E2E}/public-profile.spec.ts › vehicles are put in order by keyboard`;
const pending = `${E2E}/public-profile.spec.ts › vehicles are added and removed as pending`;
const resold = `${E2E}/republish.spec.ts › a reseller offers a vehicle`;
const decided = `${E2E}/republish.spec.ts › an owner who wants to be asked`;
const unsaved = `${E2E}/failures.spec.ts › a profile that cannot be saved`;
const limited = `${E2E}/republish.spec.ts › a plan without republishing`;
const emptyPlaces = `${E2E}/workspace.spec.ts › a new seller finds`;
const dashboard = `${E2E}/workspace.spec.ts › the dashboard: banner, usage`;
const header = `${E2E}/workspace.spec.ts › the header leads to the plans`;
const ownLists = `${E2E}/workspace.spec.ts › the lists of a seller`;
const paidPlans = `${E2E}/plans-shown.spec.ts › plan shows in its colour`;
const freePlan = `${E2E}/plans-shown.spec.ts › the starter plan has no badge`;
const usage = `${E2E}/plans-shown.spec.ts › the usage card shows`;
const loggedOut = `${E2E}/add-vehicle.spec.ts › a session that ended`;
const mainJob = `${E2E}/main-job.spec.ts › a seller publishes a car`;
const photoRetry = `${E2E}/workspace.spec.ts › a photo that does not load`;
const republish = `${W}/republish/republish.test.ts`;
const control = `${W}/republish/republish-control.test.ts`;
const publicProfile = `${W}/profile/public-profile.test.ts`;
const username = `${W}/profile/username.test.ts`;

export const SPEC_2_ACCOUNTS: readonly SpecLine[] = [
  line('1 sellers list vehicles and share a public profile page', profilePage, shared),
  line('1 buyers need no account; an offer becomes a lead', mainJob),
  line('1 sellers republish under their own name, price and number', resold),
  line('1 sellers see leads, contacts and monthly usage', ownLists, usage),
  line('1 rupees and +91 by default', dialog),
  line('2 dashboard: banner, usage, three figures, latest listings and leads', dashboard),
  line('2 dashboard tabs', emptyPlaces, settings),
  line('2 header: Plans, Add Vehicle', header),
  line(
    '2 no user: to sign-in after half a second',
    loggedOut,
    `${E2E}/failures.spec.ts › the dashboard without`,
  ),
  line('2 plan badge: silver, gold', paidPlans, freePlan),
  line('2 profile information dialog', dialog),
  line('2 the email is read-only', dialog),
  line('2 profile edit form: username states, names, mobile, type, firm, picture', settings, picture),
  line('2 username locked once saved', settings, `${username} › is lower case, and set once`),
  line('2 submit disabled while checking, taken blocks', settings),
  line('2 permissions dialog: lists, privacy note, buttons', granted),
  line('2 permissions dialog on first login, once', asked),
  line('2 app permissions card', granted),
  line('2 own profile: header with name, @username, type or firm', settings),
  line('2 own profile: add and remove selectors', pending),
  line('2 own profile: sortable grid with Save Order', ordered),
  line('2 own profile: empty state', firstVehicle),
  line('2 own profile: cards link to the vehicle', ordered),
  line(
    '2 own profile: pending until saved; one list takes from the other',
    pending,
    'web/features/profile/pending-choice.test.ts › hold a vehicle once',
  ),
  line('2 own profile: order is pending until Save Order', ordered),
  line('2 public profile: not found', noProfile),
  line('2 public profile: header', profilePage, `${publicProfile} › is the seller and what they have`),
  line('2 public profile: list, search and price filter', profilePage, noScripts),
  line('2 public profile: empty state', settings),
  line('2 public profile: cards', profilePage),
  line('2 public profile: one to three columns', columns),
  line('2 public profile: paged on the server', `${publicProfile} › is read page by page`),
  line('2 vehicle page, republished page, both addresses', resold, `${E2E}/navigation.spec.ts › a published`),
  line('2 republish card on the original alone', resold),
  line('2 suggested vehicles of the same seller', `${E2E}/suggestions.spec.ts › a pro seller suggests`),
  line('2 Vehicle Not Found', resold, `${E2E}/navigation.spec.ts › an unknown vehicle`),
  line(
    '2 gallery: none, Error, Retry',
    'web/documents/listing/gallery.test.ts › says so where there is no photo',
    photoRetry,
    `${E2E}/documents.spec.ts › a photo that does not load is tried again`,
  ),
  line('2 publisher panel in the style of the plan', paidPlans, freePlan),
  line('2 public address is the root and the username', settings),
  line('2 Share: QR code and links to messaging and social sites', shared),
  line('3 users', `${W}/profile/profile.test.ts › is saved`),
  line('3 republished_vehicles', `${republish} › has its own price, number`),
  line('3 leads of a republished vehicle', `${republish} › brings views and leads to the reseller`),
  line('3 rc_access_requests', `${W}/rc/rc-requests.test.ts › reaches the owner`),
  line('3 permission ids', `${W}/permissions/permissions.test.ts › is the whole map`),
  line('3 user, as the screens read it', `${W}/profile/profile.test.ts › is saved`),
  line('3 public profile and its vehicles', `${publicProfile} › is the seller and what they have`),
  line('3 republished vehicle, as the screens read it', `${republish} › has its own price, number`),
  line('4 status colours; sold hides the form', `${E2E}/failures.spec.ts › a status has its colour`),
  line('4 profile leaves out sold and hidden; order kept', `${publicProfile} › leaves out what is sold`),
  line('4 username check: states, 500 ms, not for the own', settings, `${username} › is checked before`),
  line('4 permission defaults, skipping, required', asked, granted),
  line('4 permissions ask the browser; refused is stored', granted, refused),
  line('4 republish flow; signed out to sign-in', resold),
  line('5 username', settings, `${username} › keeps to the rules of the form`),
  line('5 profile', dialog, `${W}/profile/profile.test.ts › refuses what a profile`),
  line('5 profile image', picture, `${W}/profile/profile-image.test.ts › is a JPG or PNG`),
  line('5 required permissions cannot be toggled off', granted),
  line(
    '5 offer form: messages, disabled until valid',
    `${W}/leads/create-lead.test.ts › is refused in the words of the spec`,
    `${E2E}/offer-form.spec.ts › the offer button is aria-disabled until`,
  ),
  line('5 republish form', resold, `${republish} › is refused with the reason`),
  line('5 public profile filter', profilePage, `${publicProfile} › is searched by a part`),
  line(
    '5 registration, log-in and OTP',
    `${W}/auth/auth.test.ts › names every faulty field`,
    'worker/pages/code-pages.test.ts › says what is wrong beside each field',
  ),
  line('6 visitor: pages, views, offers without sign-up', mainJob),
  line(
    '6 signed-in seller: own things alone',
    'worker/http/who-may-call.test.ts › %s is for those the table names',
  ),
  line('6 pro only: profile, sharing, code', proOnly, `${username} › is for pro sellers`),
  line('6 device permissions are stored per user', `${W}/permissions/permissions.test.ts › is nothing until`),
  line('7 PUT /api/auth/user/profile', `${W}/profile/profile.test.ts › is saved`),
  line('7 GET /api/auth/user', `${W}/auth/auth.test.ts › opens a session`),
  line('7 GET and POST permissions', `${W}/permissions/permissions.test.ts › is nothing until`),
  line('7 GET username check', `${username} › is checked before it is chosen`),
  line('7 POST profile image', `${W}/profile/profile-image.test.ts › is cropped square`),
  line('7 GET profile', `${publicProfile} › is the seller and what they have`),
  line('7 POST update-order', `${W}/vehicles/order.test.ts › is written for all`),
  line('7 PATCH visibility', pending, `${publicProfile} › leaves out what is sold`),
  line('7 lists of the signed-in user', ownLists, emptyPlaces, usage),
  line('7 GET republished vehicle and its stats', `${republish} › is opened by buyers`),
  line('7 POST views and leads for either', `${republish} › brings views and leads to the reseller`),
  line('7 POST republished vehicle', `${republish} › is refused with the reason`),
  line('7 DELETE republished vehicle', `${republish} › is withdrawn by its reseller alone`),
  line('8 profile save', dialog, settings, failures, unsaved),
  line('8 permissions', granted),
  line(
    '8 vehicle order and visibility',
    ordered,
    pending,
    unsaved,
    `${E2E}/failures.spec.ts › a status, a visibility`,
  ),
  line('8 username check', settings, failures),
  line('8 profile image', picture),
  line('8 unauthorized', loggedOut),
  line('8 delete republished', resold),
  line('8 offer', mainJob, `${E2E}/offer-form.spec.ts › an offer that does not get through`),
  line('8 republish: limit, other, success', limited, resold),
  line('8 clipboard', `${E2E}/share.spec.ts › the link is copied`),
  line('8 public profile not found', noProfile),
  line('9 photo 2 MB, username 4 and 500 ms, names 50, mobile 10 to 15', settings, picture),
  line('9 dashboard shows 3 listings and 5 leads', dashboard),
  line('9 profile QR: 300 px, named after the username', shared),
  line('9 permissions after a second', asked),
  line('9 republishing: allow, ask, deny', decided, `${control} › is asked once, and approves`),
];
