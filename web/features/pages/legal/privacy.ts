import { BRAND } from '../../../../schema/brand';
import type { DocumentSection } from '../document';

export const PRIVACY_UPDATED = '2026-11-21';

export const PRIVACY: readonly DocumentSection[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    body: [
      `This policy says what ${BRAND.name} does with personal data: of sellers who have an account, and of buyers who open a vehicle's page without one.`,
      'We follow the Digital Personal Data Protection Act, 2023. You must be 18 or older to use the service.',
    ],
  },
  {
    id: 'information-we-collect',
    title: 'Information we collect',
    body: [
      'From sellers:',
      [
        'name, email address, password (stored only as a hash) or the identity your sign-in provider confirms',
        'mobile number and whether it is verified, account type, firm name and profile picture',
        'vehicles with their photos, description and, if you upload it, the registration certificate',
        'plan, payments and invoices; card details stay with the payment provider and never reach us',
      ],
      'From buyers: name, mobile number, the price offered and the message, if there is one.',
      'From every visit: a daily changing pseudonym made from the network address and the browser, to count views once and to stop abuse. The address itself is not kept for more than 24 hours.',
      'Photos are re-encoded when they arrive. The place and time a camera writes into them are removed.',
    ],
  },
  {
    id: 'how-we-use-it',
    title: 'How we use it',
    body: [
      [
        'to publish the pages you create and to count how often they are seen',
        'to hand a buyer’s offer to the seller of that vehicle, and to no one else',
        'to sign you in, to keep your account safe and to send the codes you ask for',
        'to charge for plans and to issue invoices',
        'to find and repair faults',
      ],
    ],
  },
  {
    id: 'sharing',
    title: 'Sharing',
    body: [
      'An offer goes to the seller, or to the reseller on whose page it was made. The owner of a republished vehicle sees how many offers a reseller received, never who made them.',
      'We do not sell personal data. We give it to authorities only where the law obliges us to.',
    ],
  },
  {
    id: 'security',
    title: 'Security',
    body: [
      'Connections are encrypted. Passwords are hashed with scrypt, sessions can be ended from the account at any time, and registration certificates lie in private storage that is checked at every access, with a record of who opened them.',
      'If a breach concerns you, we tell you and the Data Protection Board without delay.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: [
      'We set one cookie that keeps a seller signed in, for 30 days, and short-lived ones while you sign in. A buyer who only looks and offers gets none from us.',
    ],
  },
  {
    id: 'third-parties',
    title: 'Third parties',
    body: [
      'The service runs on Cloudflare. Depending on what you use, your data passes through a mail provider, an SMS provider, a card payment provider, a sign-in provider and, for descriptions written by AI, a text model that receives the vehicle’s details only.',
      'Free accounts show advertisements, which may come from an advertising network. That network may set its own cookies. Growth and Pro accounts and their pages carry none.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: [
      [
        'to see your data and to receive a copy of it',
        'to have wrong data corrected and data erased that is no longer needed',
        'to withdraw a consent, and to nominate a person who acts for you',
        'to complain to us, and to the Data Protection Board of India',
      ],
      'Write to us (section 12) from the email address of your account, or, as a buyer, with the mobile number of your offer.',
    ],
  },
  {
    id: 'retention',
    title: 'Retention',
    body: [
      'Account data stays as long as the account does. The files of a deleted vehicle are erased after 30 days; its leads and your contacts stay yours. Payment records are kept for the eight years that tax law asks for.',
    ],
  },
  {
    id: 'children',
    title: 'Children under 18',
    body: [
      'The service is not meant for anyone under 18, and we do not knowingly collect their data. Tell us if you find that we have.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: [
      'When this policy changes, the date at its head changes with it. We announce what matters by email or on the dashboard before it takes effect.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    body: [`Questions and requests: ${BRAND.supportEmail}. We answer within 30 days.`],
  },
];
