import { placeInEnglish } from './selling-place-en';

/** What sellers print and send to buyers, in English. */
export const sellingInEnglish = {
  place: placeInEnglish,
  /** Posters and stickers. */
  sheet: {
    scan: 'Scan for photos, price and offers',
    scanProfile: 'Scan to see all our vehicles',
    number: (number: number) => `No. ${number}`,
  },
  /** WhatsApp messages, ready to edit. */
  fromSeller: {
    hello: (buyer: string) => `Hello ${buyer}`,
    helloStranger: 'Hello',
    vehicle: 'the vehicle',
    offer: (hello: string, offer: string, vehicle: string) =>
      `${hello}, thank you for your offer of ${offer} for ${vehicle}.`,
    sold: (hello: string, offer: string, vehicle: string) =>
      `${hello}, thank you for your offer of ${offer} for ${vehicle}. It has now been sold.`,
    counter: (hello: string, price: string, vehicle: string, link: string) =>
      `${hello}, for ${vehicle} I can do ${price}. Please answer here within 48 hours: ${link}`,
    like: (hello: string, vehicle: string, link: string) =>
      `${hello}, you asked for one like this: ${vehicle}. Photos and details: ${link}`,
    cheaper: (hello: string, vehicle: string, link: string) =>
      `${hello}, you wanted to hear when the price falls. Now: ${vehicle}. Photos and details: ${link}`,
    rc: (hello: string, vehicle: string, link: string) =>
      `${hello}, the RC of ${vehicle} is not in your name yet. What is left, and until when: ${link}`,
    visit: (hello: string, vehicle: string, when: string) =>
      `${hello}, you asked to see ${vehicle} on ${when}.`,
    propose: (when: string) => `That time does not suit me. Could you come then: ${when}?`,
    answers: {
      asked: 'Which time suits you?',
      seen: 'Which time suits you?',
      confirmed: 'Yes, you can come and see it.',
      declined: 'Sorry, that day does not suit me.',
    },
  },
};

export type SellingTexts = typeof sellingInEnglish;
