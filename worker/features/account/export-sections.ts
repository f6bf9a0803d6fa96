import { toMajor } from '../../../schema/common/currencies';
import { mediaUrl } from '../../../schema/media/input';
import { wordNotification } from '../../../schema/notifications/words';
import { iso } from '../../platform/clock';
import { invoiceNumber } from '../billing/billing.dto';
import * as queries from './export.queries';
import * as accountQueries from './export-account.queries';
import { bookSections } from './export-book-sections';
import { codeSections } from './export-code-sections';
import { leadSections } from './export-lead-sections';
import { notificationSections } from './export-notification-sections';
import { accountSection, type Item, type Section, section } from './export-section';
import { staffSections } from './export-staff-sections';
import { vehicleSections } from './export-vehicle-sections';

type SessionRow = Awaited<ReturnType<typeof accountQueries.listSessions>>[number];

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
      about: seller?.about ?? null,
      showYard: seller?.showYard ?? false,
      picture: seller?.profileImageUrl ? `${ctx.origin}${seller.profileImageUrl}` : null,
      cover: seller?.coverUrl ? `${ctx.origin}${seller.coverUrl}` : null,
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
  ...vehicleSections,
  ...bookSections,
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
