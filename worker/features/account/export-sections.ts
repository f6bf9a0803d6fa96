import { toMajor } from '../../../schema/common/currencies';
import { mediaUrl, rcUrl } from '../../../schema/media/input';
import { MONEY_WORDS } from '../../../schema/money/kinds';
import { wordNotification } from '../../../schema/notifications/words';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { invoiceNumber } from '../billing/billing.dto';
import * as queries from './export.queries';
import * as accountQueries from './export-account.queries';
import { codeSections } from './export-code-sections';
import { leadSections } from './export-lead-sections';
import { notificationSections } from './export-notification-sections';
import { accountSection, type Item, type Section, section } from './export-section';
import { staffSections } from './export-staff-sections';

type SessionRow = Awaited<ReturnType<typeof accountQueries.listSessions>>[number];
type VehicleRow = Awaited<ReturnType<ReturnType<typeof queries.listVehicles>>>[number];

const idOf = ({ id }: { id: string }) => id;

const person: Section = {
  name: 'account',
  async *pages(ctx) {
    const { id } = ctx.actor.user;
    const [user, seller] = await Promise.all([
      accountQueries.findPerson(ctx.directory, id),
      queries.findSeller(ctx.shardOf(id), id),
    ]);
    yield user.map((account) => ({
      id: account.id,
      email: account.email,
      emailVerified: account.emailVerified,
      firstName: account.firstName,
      lastName: account.lastName,
      username: account.username,
      accountType: account.accountType,
      firmName: account.firmName,
      mobileNumber: account.mobileNumber,
      mobileVerified: seller?.phoneVerified ?? false,
      showMobile: seller?.showMobile ?? false,
      showEmail: seller?.showEmail ?? false,
      picture: seller?.profileImageUrl ? `${ctx.origin}${seller.profileImageUrl}` : null,
      signInMethod: account.authMethod,
      plan: account.subscriptionPlan,
      planDuration: account.subscriptionDuration,
      planEndsAt: iso(account.subscriptionEndsAt),
      lastSignInAt: iso(account.lastLoginAt),
      lastActiveAt: iso(seller?.lastActivityAt ?? account.lastActivityAt),
      createdAt: iso(account.createdAt),
    }));
  },
};

/**
 * Columns exported under another name below (`hidden` has the reason), and those for internal bookkeeping.
 * All others must be exported.
 */
type NotExported =
  | ('priceMinor' | 'soldPriceMinor' | 'images' | 'rcKey' | 'showRc' | 'hidden')
  | ('userId' | 'isActive' | 'displayOrder' | 'relistedFromId' | 'soldFrom' | 'soldFinalAt' | 'searchText')
  | ('isShown' | 'isForSale' | 'isOnProfile' | 'isLive' | 'decidedAt' | 'answererId' | 'basePriceMinor');

const toVehicle = (vehicle: VehicleRow, { origin }: UserCtx) =>
  ({
    id: vehicle.id,
    name: vehicle.name,
    page: `${origin}/vehicle/${vehicle.id}`,
    price: toMajor(vehicle.priceMinor, vehicle.currency),
    currency: vehicle.currency,
    year: vehicle.year,
    fuelType: vehicle.fuelType,
    transmission: vehicle.transmission,
    kmsDriven: vehicle.kmsDriven,
    kind: vehicle.kind,
    make: vehicle.make,
    model: vehicle.model,
    body: vehicle.body,
    city: vehicle.city,
    owners: vehicle.owners,
    registrationState: vehicle.registrationState,
    rto: vehicle.rto,
    facts: vehicle.facts,
    description: vehicle.description,
    specifications: vehicle.specifications,
    photos: vehicle.images.map((key) => `${origin}${mediaUrl(key)}`),
    registrationCertificate: vehicle.rcKey && `${origin}${rcUrl(vehicle.rcKey)}`,
    showRegistrationCertificate: vehicle.showRc,
    showInProfile: vehicle.showInProfile,
    republishPolicy: vehicle.republishPolicy,
    status: vehicle.status,
    ...vehicle.hidden,
    views: vehicle.views,
    dutyNumber: vehicle.dutyNumber,
    soldAt: iso(vehicle.soldAt),
    soldPrice: vehicle.soldPriceMinor === null ? null : toMajor(vehicle.soldPriceMinor, vehicle.currency),
    deletedAt: iso(vehicle.deletedAt),
    createdAt: iso(vehicle.createdAt),
    updatedAt: iso(vehicle.updatedAt),
    version: vehicle.version,
  }) satisfies Record<Exclude<keyof VehicleRow, NotExported>, unknown> & Item;

const vehicles = (name: string, isActive: boolean) =>
  section(name, queries.listVehicles(isActive), idOf, toVehicle);

const money = section(
  'vehicle-costs',
  queries.listMoneyLines,
  ({ line }) => line.id,
  ({ line, currency }) => ({
    vehicleId: line.vehicleId,
    kind: MONEY_WORDS[line.kind],
    amount: toMajor(line.amountMinor, currency),
    currency,
    day: line.day,
    note: line.note,
    byStaff: line.personId !== null,
    createdAt: iso(line.createdAt),
    updatedAt: iso(line.updatedAt),
  }),
);

const republished = section(
  'republished-vehicles',
  queries.listRepublished,
  ({ page }) => page.id,
  ({ page, views, vehicleName }, { origin }) => ({
    id: page.id,
    vehicleName,
    page: `${origin}/republished/${page.id}`,
    price: toMajor(page.customPriceMinor, page.customCurrency),
    currency: page.customCurrency,
    mobileNumber: page.customMobileNumber,
    status: page.status,
    views,
    createdAt: iso(page.createdAt),
  }),
);

const toRequest = ({ isReceived, createdAt, ...request }: queries.RequestRow): Item => ({
  ...request,
  direction: isReceived ? 'received' : 'made',
  createdAt: iso(createdAt),
});

const toSession = ({ sess, createdAt, lastUsedAt, expire, revokedAt }: SessionRow): Item => ({
  signedInAt: iso(createdAt),
  method: sess.authMethod,
  browser: sess.userAgent,
  lastUsedAt: iso(lastUsedAt),
  expiresAt: iso(expire),
  endedAt: iso(revokedAt),
});

const payments = accountSection('payments', accountQueries.listPayments, idOf, (payment, { origin }) => {
  const invoice = invoiceNumber(payment);
  return {
    id: payment.id,
    plan: payment.plan,
    duration: payment.duration,
    amount: toMajor(payment.amountMinor, payment.currency),
    discount: toMajor(payment.discountAmountMinor, payment.currency),
    currency: payment.currency,
    paidThrough: payment.paymentGateway,
    transactionId: payment.transactionId,
    status: payment.status,
    upiReference: payment.utr,
    referenceNamedAt: iso(payment.claimedAt),
    referenceCheckedUntil: iso(payment.claimEndsAt),
    received: payment.receivedMinor === null ? null : toMajor(payment.receivedMinor, payment.currency),
    refusedBecause: payment.refusedBecause,
    periodStart: iso(payment.periodStart),
    periodEnd: iso(payment.periodEnd),
    invoice,
    invoicePage: invoice && `${origin}/subscription/invoice/${payment.id}`,
    invoiceParties: payment.invoiceParties ? { ...payment.invoiceParties } : null,
    gstin: payment.buyerGstin,
    state: payment.buyerState,
    paidAt: iso(payment.paidAt),
    refundedAt: iso(payment.refundedAt),
    refundReference: payment.refundReference,
    createdAt: iso(payment.createdAt),
  };
});

/** All of a person's data, without anything that would let someone act as them. */
export const SECTIONS: readonly Section[] = [
  person,
  accountSection(
    'sign-in-providers',
    accountQueries.listIdentities,
    idOf,
    ({ issuer, subject, createdAt }) => ({
      issuer,
      subject,
      createdAt: iso(createdAt),
    }),
  ),
  vehicles('vehicles', true),
  vehicles('deleted-vehicles', false),
  money,
  ...codeSections,
  ...leadSections,
  section('drafts', queries.listDrafts, idOf, ({ id, fields, images, updatedAt }, { origin }) => ({
    id,
    fields,
    photos: images.map((key) => `${origin}${mediaUrl(key)}`),
    updatedAt: iso(updatedAt),
  })),
  section('contacts', queries.listContacts, idOf, ({ id, name, mobileNumber, createdAt }) => ({
    id,
    name,
    mobileNumber,
    createdAt: iso(createdAt),
  })),
  section('notifications', queries.listNotifications, idOf, ({ kind, values, isRead, createdAt }) => ({
    ...wordNotification(kind, values),
    kind,
    isRead,
    createdAt: iso(createdAt),
  })),
  republished,
  ...staffSections,
  section('certificate-requests', queries.listRequests('rc'), idOf, toRequest),
  section('republish-requests', queries.listRequests('republish'), idOf, toRequest),
  accountSection('plan-requests', accountQueries.listUpgradeRequests, idOf, (request) => ({
    name: request.name,
    mobile: request.mobile,
    email: request.email,
    plan: request.plan,
    duration: request.duration,
    status: request.status,
    createdAt: iso(request.createdAt),
  })),
  payments,
  accountSection(
    'gift-codes',
    accountQueries.listRedemptions,
    ({ redemption }) => redemption.id,
    ({ code, redemption: { status, plan, discountAmountMinor, redeemedAt, createdAt } }) => ({
      code,
      status,
      plan,
      discountMinor: discountAmountMinor,
      redeemedAt: iso(redeemedAt),
      createdAt: iso(createdAt),
    }),
  ),
  accountSection('plan-history', accountQueries.listPlanChanges, idOf, (change) => ({
    source: change.source,
    planBefore: change.planBefore,
    endsBefore: iso(change.endsBefore),
    planAfter: change.planAfter,
    endsAfter: iso(change.endsAfter),
    createdAt: iso(change.createdAt),
  })),
  accountSection(
    'permissions',
    accountQueries.listGrants,
    ({ grant }) => grant.id,
    ({ grant, words }) => ({
      ...grant.permissions,
      consentVersion: grant.consentVersion,
      words,
      createdAt: iso(grant.createdAt),
    }),
  ),
  section('sessions', accountQueries.listSessions, ({ sid }) => sid, toSession),
  accountSection('operator-sessions', accountQueries.listSessions, ({ sid }) => sid, toSession),
  ...notificationSections,
];
