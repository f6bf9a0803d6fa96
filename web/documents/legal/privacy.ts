import { BRAND } from '../../../schema/common/brand';
import { KEPT, PAYMENT_YEARS } from '../../../schema/common/retention';
import { CLAIM_MS } from '../../../schema/upi/input';
import type { TextSection } from '../parts/text';

export const PRIVACY_UPDATED = '2026-11-28';

export const PRIVACY = [
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
        'name, email address or mobile number, password (stored only as a hash) or the identity your sign-in provider confirms',
        'mobile number and whether it is verified, account type, firm name and profile picture',
        'the address, the place on the map and the hours of their yard, and their texts for buyers, if they save any',
        'vehicles with their photos, description and, if you upload it, the registration certificate',
        'plan, payments and invoices, and the bank reference (UTR) of a payment by UPI; card details stay with the payment provider and never reach us',
        'how they want to be notified, the devices that get push messages (an address at the browser’s push service, its keys, the browser’s name), and whether messages arrived',
      ],
      'From buyers: name, mobile number, the price offered, and the message, the vehicle in exchange and the need for a loan, if there are any; for a visit, the day and time of day; for a lower price, that price.',
      'From people who complain: what they write, the page that it is about, and an email address, if they give one.',
      'From a seller, about the person a vehicle was bought from or whose name is in its registration certificate: name, number, address, the kind of an ID and its last four characters, and the PAN where the law asks for it at that price. No digits of an Aadhaar are kept. For this data, and for what is printed in receipts and notes, the seller is responsible; we process it on the seller’s behalf.',
      `From every visit: a daily changing pseudonym made from the network address and the browser, to count views once and to stop abuse. The address itself is not stored. What is kept with an offer or a request for a visit of its network is erased after ${KEPT.networkHours} hours.`,
      'With each offer or request for a visit, and each permission you give the app, we store the words that were agreed to and when.',
      'Your phone book and your voice do not reach us, and your position only if you save it as the place of your yard. “Use my location” compares the position with a list of cities in your browser, and only the city is saved. A contact comes to us when you pick and save it. Dictation is done by your browser, which may send the sound to its maker; we receive the text that you publish.',
      'Photos are re-encoded when they arrive. The place and time a camera writes into them are removed.',
    ],
  },
  {
    id: 'how-we-use-it',
    title: 'How we use it',
    body: [
      [
        'to publish the pages you create and to count how often they are seen',
        'to let people who work for a seller see and change what their role includes; the seller sees their name and number',
        'to hand a buyer’s offer or request for a visit to the seller of that vehicle, and to no one else',
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
      'An offer or a request for a visit goes to the seller, or to the reseller on whose page it was made. The owner of a republished vehicle sees how many offers a reseller received, never who made them.',
      'A seller whose listing somebody complains about learns that we look into a complaint, never who made it; of one that we refuse at once they learn nothing.',
      'We do not sell personal data. We give it to authorities only where the law obliges us to.',
    ],
  },
  {
    id: 'security',
    title: 'Security',
    body: [
      'Connections are encrypted. Passwords are hashed with scrypt, sessions can be ended from the account at any time, and registration certificates lie in private storage that is checked at every access, with a record of who opened them. A PAN is encrypted with a key of its own; screens show its last four characters.',
      'If a breach concerns you, we tell you, the Data Protection Board and CERT-In without delay.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: [
      `We set one cookie that keeps a seller signed in, for ${KEPT.session} days, one that recognises the browser at the next sign-in, for ${KEPT.knownDevice} days, and short-lived ones while you sign in. A browser that gets push messages has one that says where they are registered, for ${KEPT.pushDevice} days. A phone that a seller’s staff share has one that says so, as long as it is signed in. A buyer who makes an offer or asks for a visit gets one for 90 days, a random number by which a second offer from the same phone joins the first. If you choose a language, it is remembered for a year. If you only look, you get none.`,
      'After an offer or a request, the tab keeps its private link until you close it, so that a reload does not lose it. The vehicles that you save with the heart are stored in your browser only.',
    ],
  },
  {
    id: 'third-parties',
    title: 'Third parties',
    body: [
      'The service runs on Cloudflare. Depending on what you use, your data passes through a mail provider, an SMS provider, WhatsApp, the push service of your browser’s maker, a card payment provider, our bank for payments by UPI, a sign-in provider and, for descriptions written by AI, a text model that receives the vehicle’s details only.',
      'Messages about offers contain what a buyer sent: by mail with name and number, by push encrypted for your browser alone and without the number, by SMS and WhatsApp with price and vehicle only, and only if you have turned them on. So can be the reminder before your plan ends, with its price and the link to pay.',
      'When you choose a password, we ask Have I Been Pwned whether it is among those that have leaked. It is told the first five digits of a hash, which very many passwords share: never the password, the rest of its hash, or who you are.',
      'Free accounts and their pages show advertisements: our own, for this service. We use no advertising network, so no advertisement sets a cookie or sends data to anyone. Growth and Pro accounts and their pages carry none.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: [
      [
        'to see your data and to receive a copy of it: sellers download everything under Settings, “Your data”',
        'to have wrong data corrected: sellers do it in their profile and on each vehicle',
        'to have your data erased: sellers erase the account under Settings, “Your data”, at once and for good',
        'to withdraw a consent: buyers by the private link they get when an offer or a request for a visit is sent; their name, number, message and vehicle in exchange are erased and the seller is told. A number that a seller has saved among their own contacts is the seller’s to delete',
        'to choose which messages you get: sellers under Settings, “Notifications”, and by the link in each mail',
        'to nominate a person who acts for you',
        'to complain to us, on the page Complaints, and to the Data Protection Board of India',
      ],
      'Or write to us (section 12) from the email address of your account, or, as a buyer, with the mobile number of your offer.',
    ],
  },
  {
    id: 'retention',
    title: 'Retention',
    body: [
      'Account data, vehicles, leads and contacts stay as long as the account does, or until you delete them. What else there is goes by itself:',
      [
        `the files of a deleted vehicle after ${KEPT.deletedVehicleFiles} days, and what its seller noted of its cost after a day; photos that were never used after a day, those of a draft after ${KEPT.draftUpload} days; a draft ${KEPT.draft} days after its last change`,
        `sessions ${KEPT.session} days after they were last used, and ${KEPT.sessionAtMost} after they began; one-time codes a day after they expire; the record that we sent you a message ${KEPT.message} days after it`,
        `a device that gets push messages when it is signed out or removed, or was not used for ${KEPT.pushDevice} days; a phone that hears of a vehicle’s price, known by nothing but its address at the browser’s push service, after ${KEPT.phoneAlert} days or one tap`,
        `accounts whose email address or code by SMS was never confirmed, and that were never used, after ${KEPT.unconfirmedAccount} days`,
        `a buyer’s request for a visit or a lower price after ${KEPT.enquiry} days; what a buyer would like a seller to tell them about after ${KEPT.want} days`,
        'how a vehicle came in after eight years, the number and address of the person it was bought from after three; that person’s ID and PAN a year after the vehicle was sold or deleted; whose name is in its registration certificate three years after it was last entered',
        'a token or purchase receipt after eight years, a delivery note after three: the seller who issued it answers for what was signed, also after the vehicle or the offer was deleted. A buyer who asks the seller, or withdraws the last offer, is erased from them as far as no law needs it: number and address go, the name stays as long as the receipt or note does, and the address on a bill with a GST number',
        'what a seller’s stock book and trip book say of a person (name, number, the last four characters of a licence, remarks) after three years, or when the seller erases it',
        `the page that follows an RC after a sale, with the application number, ${KEPT.closedRcWatch} days after somebody has seen the RC in the buyer’s name, and after ${KEPT.rcWatch / 365} years in any case`,
        `a vehicle that a seller has handed over to a dealer here, with both firms’ names and numbers, ${KEPT.dealerSale} days after the last change`,
        `an invitation to work for a seller ${KEPT.invitation} days after its link has expired; name and number of somebody who has worked for a seller a year after that has ended; who changed what of a seller’s vehicles and leads after ${KEPT.change} days`,
        `read notifications after ${KEPT.readNotification} days, all others after ${KEPT.notification}`,
        `a complaint, with its answer and its log, ${KEPT.grievance} days after it was closed`,
        `reports of faults and of listings after ${KEPT.issue} days, requests for a call a year after they were made`,
        `incoming payments of the bank statement on which we look for UPI payments, with reference, amount and day, after ${KEPT.statementRow} days`,
        `the record of who did what, such as opening a registration certificate, after ${KEPT.activityLog / 365} years`,
      ],
      `When an account is erased, its pages go at once, and everything else as soon as a job has taken it away, usually within the hour. While a UPI payment that was named is being looked for, that waits for its result, at most ${CLAIM_MS / 3_600_000} hours: money that arrives needs its invoice. Offers that buyers made on a reseller’s page stay with the reseller. Two things outlive the account: records of payments with their invoices, for ${PAYMENT_YEARS} years after the financial year, because tax law asks for them; and a log that says that something was done, without saying who you were.`,
      `Recovery copies of the database are overwritten after ${KEPT.backup} days, and used only to bring back what a mishap has destroyed. What was erased before is erased again then.`,
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
] as const satisfies readonly TextSection[];
