import { PLANS } from '../../../schema/billing/plans';
import { BRAND } from '../../../schema/common/brand';
import { KEPT } from '../../../schema/common/retention';
import { CLAIM_MS, NAMEABLE_MS } from '../../../schema/upi/input';
import { UNDO_SOLD_MINUTES } from '../../../schema/vehicles/input';
import type { TextSection } from '../parts/text';

const { starter, growth, pro } = PLANS;

/** One topic each; the workspace links to them by id. */
export const HELP_SECTIONS = [
  {
    id: 'listing',
    title: 'Listing a vehicle',
    body: [
      `Tap “Add Vehicle”. A name, a price and one photo are enough. Type the name as you would say it, “Swift VXi 2019 diesel 2nd owner 45,000 km”, and we fill in the rest.`,
      [
        `Up to ${PLANS.starter.photos} photos, ${PLANS.growth.photos} on ${PLANS.growth.name}, ${PLANS.pro.photos} on ${PLANS.pro.name}. Drag them into order; the first is the cover that WhatsApp shows.`,
        'Without a mobile number on your account, buyers can’t call or WhatsApp you. They can still send offers.',
        `A form you leave stays as a draft for ${KEPT.draft} days, and its photos for ${KEPT.draftUpload}.`,
        'Without a network, the listing waits on your phone and is published when you are back online.',
        'Your registration number is never shown. Buyers see only the state and the RTO.',
      ],
    ],
  },
  {
    id: 'papers',
    title: 'RC and NOC',
    body: [
      'The Registration Certificate (RC) says who owns the vehicle. You may add a photo or a PDF of it. It is private: buyers ask to see it, and you decide. An approval ends after 72 hours, and you can end it earlier. “Show RC on dynamic page” shows it to everyone without asking.',
      'If the vehicle was bought on a loan, the bank’s name is on the RC. Once the loan is repaid, the bank gives a No Objection Certificate (NOC). With it the RTO takes the loan off the RC. A buyer can become the owner only after that.',
    ],
  },
  {
    id: 'sharing',
    title: 'Sharing, QR codes and posters',
    body: [
      'Every vehicle has a short link and a QR code that lead to the same page. “Share” sends the link on WhatsApp with photo, name and price.',
      [
        'Print makes a poster in A4, A5 or A6, in English, Hindi or both.',
        'Numbered stickers are printed first and get their vehicle later: scan one with your phone and choose the vehicle.',
        'After a sale, move the same sticker to the next vehicle.',
        'You see how often a code was scanned.',
      ],
    ],
  },
  {
    id: 'leads',
    title: 'Offers, visits and leads',
    body: [
      'Every offer is a lead with the buyer’s name, number and price. Someone who offers again raises the same lead.',
      [
        'Call or WhatsApp from the list. Set the status, add notes, and choose a day to follow up: we’ll remind you that morning.',
        'Offers far below your price, or many from one network, are kept apart under “Unlikely offers”.',
        'Buyers can also ask to see the vehicle on a day. Answer under Leads.',
        '“Won” offers to mark the vehicle as sold for the agreed price, and helps you tell the other buyers.',
        `A sale can be undone for ${UNDO_SOLD_MINUTES} minutes.`,
      ],
    ],
  },
  {
    id: 'republishing',
    title: 'Republishing',
    body: [
      'Republishing lets another dealer show your vehicle on their own page, with their price and number. The page names you as the owner. Its offers go to the dealer.',
      [
        '“Allow”: anyone may. You are told each time.',
        '“Ask me first”: you see the firm, the number and the price they would ask, and decide.',
        '“Do not allow”: nobody may, and existing pages end.',
        'You can end any page at any time. It also ends when the vehicle is sold or deleted.',
        'Your registration number, your area and the RC are never on it.',
      ],
    ],
  },
  {
    id: 'profile',
    title: 'Your public page',
    body: [
      `On ${pro.name}, all your vehicles are at one address of your own, with its own QR code. You choose the vehicles and their order.`,
    ],
  },
  {
    id: 'alerts',
    title: 'Alerts',
    body: [
      'Everything appears under the bell. Under Settings, Notifications you choose what also comes by mail and push, and your quiet hours. “Send a test” shows whether it works.',
      'On an iPhone, add the site to the home screen first. Only then can it show push messages.',
    ],
  },
  {
    id: 'plans',
    title: 'Plans and payments',
    body: [
      `${starter.name} is free: ${starter.limits.liveVehicles} live listings and ${starter.limits.leadsPerMonth} leads a month. ${growth.name} and ${pro.name} are paid in advance for one, three or twelve months. There is no auto-renewal, and nothing is deleted when a plan ends: you return to ${starter.name}.`,
      `By UPI: pay with any UPI app, then enter the 12-digit reference (UTR) that the app shows. Your plan starts at once. If the payment is not on our bank statement within ${CLAIM_MS / 3_600_000} hours, the plan ends; you can correct the reference under Payments. If you left the page after paying, open the plans page and choose “Paid already by UPI?”: an order can be named for ${NAMEABLE_MS / 86_400_000} days.`,
      'A year costs ten months. If you have a gift code, the better of the two counts.',
      'The invoice is under Payments on the plans page, with a receipt to forward on WhatsApp.',
    ],
  },
  {
    id: 'signing-in',
    title: 'Signing in',
    body: [
      'Sign up with your mobile number or your email, and a password. A 6-digit code confirms it; where we cannot send SMS, your number works without one and is shown as not verified.',
      'Forgot your password? Choose “Forgot your password?” on the sign-in page: the code goes to your email, or by SMS to a number that you have confirmed. With a number that was never confirmed only your email can set a new password, so add one under Settings.',
      'Networks give old numbers to new people. If yours was last confirmed more than a year ago, a new device asks for the password as well as the code. When somebody else confirms your number, it leaves your account and your pages; you still sign in with your password, and can add another number or an email.',
      `If none of this helps, write to ${BRAND.supportEmail} with the name on the account and a link to one of your vehicles.`,
    ],
  },
  {
    id: 'account',
    title: 'Account and data',
    body: [
      'If you can’t sign in, choose “Forgot your password?” on the sign-in page, or open the sign-in help. Settings show the devices you are signed in on; sign out any of them there, or change your password.',
      `Your data is yours: download all of it, or erase the account, under Settings. What ${BRAND.name} stores and for how long is in the Privacy Policy.`,
    ],
  },
] as const satisfies readonly TextSection[];
