import { DURATION_MONTHS, PLANS } from '../../../schema/billing/plans';
import { BRAND } from '../../../schema/common/brand';
import { CLAIM_MS } from '../../../schema/upi/input';
import { formatPrice } from '../../lib/format';
import { freeListings } from '../parts/plan-texts';
import type { TextSection } from '../parts/text';

export const TERMS_UPDATED = '2026-11-28';

const { starter, growth, pro } = PLANS;
const monthly = (minor: number) => `${formatPrice(minor / 100)} a month`;
const periods = Object.values(DURATION_MONTHS)
  .join(', ')
  .replace(/, (\d+)$/, ' or $1');

export const TERMS = [
  {
    id: 'acceptance',
    title: 'Acceptance of these terms',
    body: [
      `By opening an account or using ${BRAND.name} you accept these terms. If you do not, please do not use the service.`,
      'These terms and the Privacy Policy are in English and in Hindi. The one that you read when you opened your account applies to you.',
    ],
  },
  {
    id: 'service',
    title: 'The service',
    body: [
      `${BRAND.name} lets you publish a page for each used vehicle, share it by link or QR code, and receive buyers’ offers. We are not a party to any sale: price, condition, papers and payment are between buyer and seller.`,
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts',
    body: [
      'You must be 18 or older and give true details. One person may not hold several free accounts. You are responsible for what happens under your account; tell us at once if somebody else uses it.',
      'Who sells used vehicles as a dealer answers for the authorisation that the law asks for (Central Motor Vehicles Rules, 55A to 55H), and for the firm, place and contact on its page. We do not check the authorisation.',
    ],
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    body: [
      'It is not allowed to',
      [
        'offer a vehicle that you may not sell, or one that does not exist',
        'mislead about mileage, ownership, accidents or papers',
        'use a buyer’s number for anything but the vehicle asked about',
        'attack, copy or overload the service, or harvest data from it',
      ],
    ],
  },
  {
    id: 'content',
    title: 'Your content',
    body: [
      'Photos and texts stay yours. You allow us to store, resize and show them for as long as the listing is up, and on the pages of resellers whom you allow to republish it. You confirm that you have the right to publish them.',
    ],
  },
  {
    id: 'subscription',
    title: 'Subscription and payments',
    body: [
      `Free tier (${starter.name}): ${freeListings}, ${starter.limits.vehiclesPerMonth} new vehicles and ${starter.limits.leadsPerMonth} leads a month, basic analytics, advertisements.`,
      `${growth.name}: ${monthly(growth.monthlyMinor.INR)}. ${pro.name}: ${monthly(pro.monthlyMinor.INR)}. Prices include tax.`,
      `Paid plans are prepaid for ${periods} months, by UPI or through a payment provider, and do not renew by themselves. At the end the plan becomes ${starter.name}; nothing is deleted.`,
      `A plan paid by UPI starts as soon as its bank reference (UTR) is named, once for each account, and ends after ${CLAIM_MS / 3_600_000} hours if the payment is not on our bank statement. A later payment starts its plan when the statement shows it. A reference that is false or belongs to somebody else may be refused.`,
      'Prices may change with 30 days notice. A period that is paid keeps its price.',
    ],
  },
  {
    id: 'limitations',
    title: 'Limitations',
    body: [
      'A listing beyond the limit of your plan is not shown until there is room. A lead beyond the limit is stored, and its name and number are shown once the plan allows it. We may limit requests that endanger the service for others.',
    ],
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual property',
    body: [
      `The software, the name ${BRAND.name} and its design belong to us. These terms give you the right to use them, not to copy them.`,
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: [
      'How we treat personal data is in the Privacy Policy, which is part of these terms.',
      'What you enter of people you buy from or sell to, you are responsible for: enter only what the purchase or sale needs, and answer their questions about it. We store and process it on your behalf.',
    ],
  },
  {
    id: 'disclaimers',
    title: 'Disclaimers',
    body: [
      'The service is provided as it is. We do not inspect vehicles or verify sellers beyond what a page says, and we do not promise that a vehicle will be sold.',
    ],
  },
  {
    id: 'liability',
    title: 'Limitation of liability',
    body: [
      'As far as the law allows, we are not liable for indirect damage or lost profit, and in total for no more than what you paid us in the last twelve months. Liability for intent and gross negligence is not limited.',
    ],
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    body: [
      'You hold us harmless from claims of others that arise from your listings or from your breach of these terms.',
    ],
  },
  {
    id: 'termination',
    title: 'Termination',
    body: [
      'You may close your account at any time. We may suspend or close an account that breaks these terms, after a warning where that is possible. What is paid for days not used is refunded unless the account was closed for a breach.',
    ],
  },
  {
    id: 'modifications',
    title: 'Modifications',
    body: [
      'We may change these terms. You are told at least 30 days before a change that is to your disadvantage, and may leave until then.',
    ],
  },
  {
    id: 'governing-law',
    title: 'Governing law',
    body: ['The law of India applies. The courts at the registered office of the operator are competent.'],
  },
  {
    id: 'contact',
    title: 'Contact',
    body: [
      `Write to ${BRAND.supportEmail}. Complaints are made on the page Complaints, which names the grievance officer and says by when we answer. Against our answer you may appeal to the Grievance Appellate Committee within 30 days.`,
    ],
  },
] as const satisfies readonly TextSection[];
