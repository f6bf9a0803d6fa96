import { PLANS } from '../../../schema/billing/plans';
import { BRAND } from '../../../schema/common/brand';
import { freeListings } from '../parts/plan-texts';
import type { TextSection } from '../parts/text';

const { limits } = PLANS.starter;

export const GUIDE_SECTIONS = [
  {
    id: 'why-qr-codes',
    title: 'Why QR codes sell vehicles',
    body: [
      'A "For sale" sign gives a phone number and nothing else. Most people who stop to look will not call a stranger to ask the price. A QR code answers them while they stand there: price, kilometres, photos of the inside, and a form that takes their offer in seconds.',
      [
        'It works while you are not there, at night and on Sundays.',
        'The buyer needs no app and no account: the camera is enough.',
        'The code stays with you. When the vehicle is sold, the same sticker can lead to the next one.',
        'You see how many people scanned it.',
      ],
    ],
  },
  {
    id: 'create-a-vehicle-page',
    title: 'Create a vehicle page',
    body: [
      'Open the dashboard, tap Add Vehicle, and fill in what you know. Name, price and one photo are enough to publish; everything else can follow.',
      'Photography:',
      [
        'Wash the vehicle, then take it into the open shade. Noon sun hides the paint.',
        'Hold the phone level, at the height of the door handles.',
        `Use the ${PLANS.starter.photos} photos for front corner, rear corner, dashboard and the one flaw a buyer will find anyway.`,
        'The first photo is the cover. It is what WhatsApp shows.',
      ],
      'Content:',
      [
        'Put year, make, model and variant into the name: "2019 Maruti Swift VXi".',
        'Say how many owners, the last service, and why you sell.',
        'Name the flaws. A buyer who knows them comes to buy, not to bargain.',
      ],
      'Pricing:',
      [
        'Look up three like it nearby, and take the middle.',
        'Leave room for an offer: most come in a little under the asking price.',
        'No views within three days means the photos. Views without offers mean the price.',
      ],
    ],
  },
  {
    id: 'lead-generation',
    title: 'Lead generation',
    body: [
      `Every offer is a lead: name, number and price, with the share of the asking price worked out for you. ${BRAND.name} rings the bell on your dashboard at once.`,
      [
        'Call within the hour. The same buyer is looking at three other vehicles.',
        'Answer on WhatsApp when a call does not get through; the link to the vehicle is in the message already.',
        'Save serious buyers as contacts, for the next vehicle.',
        'Let resellers republish it: they show it to their buyers, and you decide who may.',
      ],
    ],
  },
  {
    id: 'best-practices',
    title: 'Best practices',
    body: [
      [
        'Print the QR code at least 8 cm wide and stick it inside the windscreen, on the passenger’s side.',
        'Share the link in the WhatsApp groups of your neighbourhood and as your status.',
        'Mark the vehicle Pending once a token is paid, and Sold when it is gone, so that nobody calls in vain.',
        'Keep the registration certificate private and approve each request: it carries your address.',
        'Meet in a busy place, and check the payment in your own banking app.',
      ],
    ],
  },
  {
    id: 'getting-started',
    title: 'Getting started',
    body: [
      'A free account needs no credit card and includes:',
      [
        `A page for every vehicle: ${freeListings}`,
        `Up to ${PLANS.starter.photos} photos per vehicle`,
        'A QR code and a short link for each',
        `${limits.leadsPerMonth} leads a month with name, number and price`,
        'Contacts, notifications and view counts',
      ],
    ],
  },
] as const satisfies readonly TextSection[];
