import type { API_PATHS } from '../../schema/common/api-paths';
import { LIVE_PATH } from '../../schema/live/messages';
import { accountApi } from './account/account.api';
import { accountRoutes } from './account/account.routes';
import { activityApi } from './activity/activity.api';
import { activityRoutes } from './activity/activity.routes';
import { adminApi } from './admin/admin.api';
import { adminRoutes } from './admin/admin.routes';
import { authApi } from './auth/auth.api';
import { authRoutes } from './auth/auth.routes';
import { loginApi } from './auth/login.api';
import { loginRoutes } from './auth/login.routes';
import { phoneApi } from './auth/phone.api';
import { phoneRoutes } from './auth/phone.routes';
import { signInFormsApi } from './auth/sign-in-forms.api';
import { adminBillingApi } from './billing/admin-billing.api';
import { adminBillingRoutes } from './billing/admin-billing.routes';
import { adminUpiApi } from './billing/admin-upi.api';
import { adminUpiRoutes } from './billing/admin-upi.routes';
import { billingApi } from './billing/billing.api';
import { billingRoutes, giftCodeRoutes, razorpayRoutes, webhookRoutes } from './billing/billing.routes';
import { upiApi } from './billing/upi.api';
import { upiRoutes } from './billing/upi.routes';
import { billsApi } from './bills/bills.api';
import { billsRoutes } from './bills/bills.routes';
import { bulkApi } from './bulk/bulk.api';
import { bulkRoutes } from './bulk/bulk.routes';
import { changesApi } from './changes/changes.api';
import { changesRoutes } from './changes/changes.routes';
import { channelsApi } from './channels/channels.api';
import { channelsRoutes } from './channels/channels.routes';
import { contactsApi } from './contacts/contacts.api';
import { contactsRoutes } from './contacts/contacts.routes';
import { countersApi } from './counters/counters.api';
import { countersRoutes } from './counters/counters.routes';
import { dealerSalesApi } from './dealer-sales/dealer-sales.api';
import { dealerSalesRoutes } from './dealer-sales/dealer-sales.routes';
import { draftsApi } from './drafts/drafts.api';
import { draftsRoutes } from './drafts/drafts.routes';
import type { Feature } from './feature';
import { feedFileApi, feedsApi } from './feeds/feeds.api';
import { feedFileRoutes, feedsRoutes } from './feeds/feeds.routes';
import { figuresApi } from './figures/figures.api';
import { figuresRoutes } from './figures/figures.routes';
import { grievancesApi } from './grievances/grievances.api';
import { grievancesRoutes } from './grievances/grievances.routes';
import { healthApi } from './health/health.api';
import { healthRoutes, machineHealthRoutes } from './health/health.routes';
import { adminIssuesApi } from './issues/admin-issues.api';
import { adminIssuesRoutes } from './issues/admin-issues.routes';
import { issuesApi } from './issues/issues.api';
import { issuesRoutes } from './issues/issues.routes';
import { leadsApi } from './leads/leads.api';
import { leadsRoutes } from './leads/leads.routes';
import { limitsApi } from './limits/limits.api';
import { limitsRoutes } from './limits/limits.routes';
import { linksApi } from './links/links.api';
import { linksRoutes, ownLinksRoutes, profileLinkRoutes, stickersRoutes } from './links/links.routes';
import { liveApi } from './live/live.api';
import { liveRoutes } from './live/live.routes';
import { mediaApi, uploadsApi } from './media/media.api';
import { mediaRoutes, uploadRoutes } from './media/media.routes';
import { adminMessagesApi } from './messages/admin-messages.api';
import { adminMessagesRoutes } from './messages/admin-messages.routes';
import { deliveryApi } from './messages/delivery.api';
import { deliveryRoutes } from './messages/delivery.routes';
import { moneyApi } from './money/money.api';
import { moneyRoutes } from './money/money.routes';
import { notificationsApi } from './notifications/notifications.api';
import { notificationsRoutes } from './notifications/notifications.routes';
import { numbersApi } from './numbers/numbers.api';
import { numbersRoutes } from './numbers/numbers.routes';
import { operationsApi } from './operations/operations.api';
import { operationsRoutes } from './operations/operations.routes';
import { papersApi } from './papers/papers.api';
import { papersRoutes } from './papers/papers.routes';
import { papersReadyApi } from './papers-ready/papers-ready.api';
import { papersReadyRoutes } from './papers-ready/papers-ready.routes';
import { permissionsApi } from './permissions/permissions.api';
import { permissionsRoutes } from './permissions/permissions.routes';
import { phoneAlertsApi } from './phone-alerts/phone-alerts.api';
import { phoneAlertsRoutes } from './phone-alerts/phone-alerts.routes';
import { priceAlertsApi } from './price-alerts/price-alerts.api';
import { priceAlertsRoutes } from './price-alerts/price-alerts.routes';
import { printsApi } from './prints/prints.api';
import { printsRoutes } from './prints/prints.routes';
import { profileApi } from './profile/profile.api';
import { ownProfileRoutes, usersRoutes } from './profile/profile.routes';
import { publicProfileRoutes } from './profile/public-profile.routes';
import { purchasesApi } from './purchases/purchases.api';
import { purchasesRoutes } from './purchases/purchases.routes';
import { rcApi } from './rc/rc.api';
import { rcRoutes } from './rc/rc.routes';
import { rcRequestsRoutes, vehicleRcRequestsRoutes } from './rc/rc-requests.routes';
import { rcWatchApi } from './rc-watch/rc-watch.api';
import { rcWatchRoutes } from './rc-watch/rc-watch.routes';
import { reportsApi } from './reports/reports.api';
import { reportsRoutes } from './reports/reports.routes';
import { republishApi } from './republish/republish.api';
import {
  republishedRoutes,
  republishRequestsRoutes,
  vehicleRepublishRoutes,
} from './republish/republish.routes';
import { sharedPhonesApi } from './shared-phones/shared-phones.api';
import { sharedPhonesRoutes } from './shared-phones/shared-phones.routes';
import { similarApi } from './similar/similar.api';
import { sitemapApi } from './sitemap/sitemap.api';
import { sitemapRoutes } from './sitemap/sitemap.routes';
import { ownershipApi } from './staff/ownership.api';
import { ownershipRoutes } from './staff/ownership.routes';
import { staffApi } from './staff/staff.api';
import { staffRoutes } from './staff/staff.routes';
import { bookApi } from './stock-book/book.api';
import { bookRoutes } from './stock-book/book.routes';
import { tripsApi } from './stock-book/trips.api';
import { tripsRoutes } from './stock-book/trips.routes';
import { stockFiguresApi } from './stock-figures/stock-figures.api';
import { stockFiguresRoutes } from './stock-figures/stock-figures.routes';
import { stockTakesApi } from './stock-takes/stock-takes.api';
import { stockTakesRoutes } from './stock-takes/stock-takes.routes';
import { suggestionsApi } from './suggestions/suggestions.api';
import { suggestionsRoutes } from './suggestions/suggestions.routes';
import { textsApi } from './texts/texts.api';
import { textsRoutes } from './texts/texts.routes';
import { vehiclesApi } from './vehicles/vehicles.api';
import { vehiclesRoutes } from './vehicles/vehicles.routes';
import { viewsApi } from './views/views.api';
import { viewsRoutes } from './views/views.routes';
import { visitsApi } from './visits/visits.api';
import { visitsRoutes } from './visits/visits.routes';
import { wantsApi } from './wants/wants.api';
import { wantsRoutes } from './wants/wants.routes';
import { weeklyApi } from './weekly/weekly.api';
import { weeklyRoutes } from './weekly/weekly.routes';
import { yardsApi } from './yards/yards.api';
import { yardsRoutes } from './yards/yards.routes';

/** All parts. The application, the route table and the types of the browser's client derive from this. */
export const FEATURES = {
  vehicles: { group: 'Vehicles', routes: vehiclesRoutes, entries: vehiclesApi },
  bulk: { group: 'Vehicles', routes: bulkRoutes, entries: bulkApi },
  money: { group: 'Vehicles', routes: moneyRoutes, entries: moneyApi },
  bills: { group: 'Papers', routes: billsRoutes, entries: billsApi },
  papers: { group: 'Papers', routes: papersRoutes, entries: papersApi },
  purchases: { group: 'Papers', routes: purchasesRoutes, entries: purchasesApi },
  rcWatches: { group: 'Papers', routes: rcWatchRoutes, entries: rcWatchApi },
  stockTakes: { group: 'Vehicles', routes: stockTakesRoutes, entries: stockTakesApi },
  stockBook: { group: 'Papers', routes: bookRoutes, entries: bookApi },
  trips: { group: 'Vehicles', routes: tripsRoutes, entries: tripsApi },
  papersReady: { group: 'Vehicles', routes: papersReadyRoutes, entries: papersReadyApi },
  uploads: { group: 'Pictures', at: '/api/upload', routes: uploadRoutes, entries: uploadsApi },
  media: { group: 'Pictures', at: '/media', routes: mediaRoutes, entries: mediaApi },
  suggestions: { group: 'Suggestions', routes: suggestionsRoutes, entries: suggestionsApi },
  leads: { group: 'Leads', routes: leadsRoutes, entries: leadsApi },
  counters: { group: 'Leads', routes: countersRoutes, entries: countersApi },
  numbers: { group: 'Leads', routes: numbersRoutes, entries: numbersApi },
  similar: { group: 'Leads', entries: similarApi },
  priceAlerts: { group: 'Leads', routes: priceAlertsRoutes, entries: priceAlertsApi },
  phoneAlerts: { group: 'Leads', routes: phoneAlertsRoutes, entries: phoneAlertsApi },
  visits: { group: 'Leads', routes: visitsRoutes, entries: visitsApi },
  texts: { group: 'Leads', routes: textsRoutes, entries: textsApi },
  wants: { group: 'Leads', routes: wantsRoutes, entries: wantsApi },
  yards: { group: 'Leads', routes: yardsRoutes, entries: yardsApi },
  weekly: { group: 'Leads', routes: weeklyRoutes, entries: weeklyApi },
  dealerSales: { group: 'Vehicles', routes: dealerSalesRoutes, entries: dealerSalesApi },
  drafts: { group: 'Vehicles', routes: draftsRoutes, entries: draftsApi },
  contacts: { group: 'Contacts', routes: contactsRoutes, entries: contactsApi },
  links: { group: 'Links', routes: ownLinksRoutes, entries: linksApi },
  stickers: { group: 'Links', routes: stickersRoutes },
  profileLink: { group: 'Links', routes: profileLinkRoutes },
  shortLinks: { group: 'Links', at: '/q', routes: linksRoutes },
  prints: { group: 'Links', routes: printsRoutes, entries: printsApi },
  views: { group: 'Views', routes: viewsRoutes, entries: viewsApi },
  stockFigures: { group: 'Views', routes: stockFiguresRoutes, entries: stockFiguresApi },
  rc: { group: 'Registration certificates', at: '/api/rc', routes: rcRoutes, entries: rcApi },
  rcRequests: { group: 'Registration certificates', routes: rcRequestsRoutes },
  vehicleRcRequests: { group: 'Registration certificates', routes: vehicleRcRequestsRoutes },
  republished: { group: 'Republishing', routes: republishedRoutes, entries: republishApi },
  republishRequests: { group: 'Republishing', routes: republishRequestsRoutes },
  vehicleRepublish: { group: 'Republishing', routes: vehicleRepublishRoutes },
  notifications: { group: 'Notifications', routes: notificationsRoutes, entries: notificationsApi },
  channels: { group: 'Notifications', routes: channelsRoutes, entries: channelsApi },
  delivery: { group: 'Notifications', at: '/api/delivery', routes: deliveryRoutes, entries: deliveryApi },
  live: { group: 'Notifications', at: LIVE_PATH, routes: liveRoutes, entries: liveApi },
  changes: { group: 'Staff', routes: changesRoutes, entries: changesApi },
  sharedPhones: { group: 'Staff', routes: sharedPhonesRoutes, entries: sharedPhonesApi },
  ownership: { group: 'Staff', routes: ownershipRoutes, entries: ownershipApi },
  staff: { group: 'Staff', routes: staffRoutes, entries: staffApi },
  publicProfile: { group: 'Profiles', routes: publicProfileRoutes, entries: profileApi },
  ownProfile: { group: 'Profiles', routes: ownProfileRoutes },
  users: { group: 'Profiles', routes: usersRoutes },
  auth: { group: 'Sign-in', routes: authRoutes, entries: authApi },
  login: { group: 'Sign-in', routes: loginRoutes, entries: loginApi },
  signInForms: { group: 'Pages of sign-in', entries: signInFormsApi },
  phone: { group: 'Phone and permissions', routes: phoneRoutes, entries: phoneApi },
  permissions: { group: 'Phone and permissions', routes: permissionsRoutes, entries: permissionsApi },
  account: { group: 'Account and data', routes: accountRoutes, entries: accountApi },
  limits: { group: 'Plans and payments', routes: limitsRoutes, entries: limitsApi },
  billing: { group: 'Plans and payments', routes: billingRoutes, entries: billingApi },
  giftCodes: { group: 'Plans and payments', routes: giftCodeRoutes },
  webhook: { group: 'Plans and payments', at: '/api/stripe', routes: webhookRoutes },
  razorpay: { group: 'Plans and payments', at: '/api/razorpay', routes: razorpayRoutes },
  upi: { group: 'Plans and payments', routes: upiRoutes, entries: upiApi },
  feed: { group: 'Vehicles', routes: feedsRoutes, entries: feedsApi },
  feedFile: { group: 'Vehicles', at: '/feeds', routes: feedFileRoutes, entries: feedFileApi },
  figures: { group: 'Operators', routes: figuresRoutes, entries: figuresApi },
  activity: { group: 'Operators', routes: activityRoutes, entries: activityApi },
  admin: { group: 'Operators', routes: adminRoutes, entries: adminApi },
  reports: { group: 'Operators', routes: reportsRoutes, entries: reportsApi },
  grievances: { group: 'Operators', routes: grievancesRoutes, entries: grievancesApi },
  adminMessages: { group: 'Operators', routes: adminMessagesRoutes, entries: adminMessagesApi },
  adminIssues: { group: 'Operators', routes: adminIssuesRoutes, entries: adminIssuesApi },
  operations: { group: 'Operators', routes: operationsRoutes, entries: operationsApi },
  adminBilling: { group: 'Operators', routes: adminBillingRoutes, entries: adminBillingApi },
  adminUpi: { group: 'Operators', routes: adminUpiRoutes, entries: adminUpiApi },
  health: { group: 'Service', routes: healthRoutes, entries: healthApi },
  machineHealth: { group: 'Service', at: '/health', routes: machineHealthRoutes },
  issues: { group: 'Service', routes: issuesRoutes, entries: issuesApi },
  sitemap: { group: 'Service', at: '/', routes: sitemapRoutes, entries: sitemapApi },
} as const satisfies Record<keyof typeof API_PATHS, Feature> & Record<string, Feature>;
