import type { GrievanceDto } from '../../../schema/grievances/output';

/** Answers to begin with, by their outcome, in the languages that operators write; what is in brackets is filled in. */
const ANSWER_TEMPLATES = [
  {
    name: 'Listing hidden',
    state: 'resolved',
    needsListing: true,
    en: 'We have looked at the listing and hidden it from buyers, because [reason].',
    hi: 'हमने लिस्टिंग देखी और उसे खरीदारों से छिपा दिया है, क्योंकि [वजह]।',
  },
  {
    name: 'Listing corrected',
    state: 'resolved',
    needsListing: true,
    en: 'We have asked the seller to correct the listing, and it is right now.',
    hi: 'हमने विक्रेता से लिस्टिंग ठीक करने को कहा, और वह अब ठीक है।',
  },
  {
    name: 'Data erased',
    state: 'resolved',
    needsListing: false,
    en: 'The personal data that you named has been erased.',
    hi: 'आपने जिस निजी डेटा के बारे में लिखा, वह मिटा दिया गया है।',
  },
  {
    name: 'Order carried out',
    state: 'resolved',
    needsListing: false,
    en: 'The order has been carried out on [date and time].',
    hi: 'आदेश का पालन [तारीख और समय] पर कर दिया गया है।',
  },
  {
    name: 'Between buyer and seller',
    state: 'refused',
    needsListing: false,
    en: 'Price, condition and papers are agreed between buyer and seller, and we are no party to the sale. Please write to the seller, or to the consumer commission of your district.',
    hi: 'दाम, हालत और कागज़ खरीदार और विक्रेता के बीच तय होते हैं, और हम सौदे का हिस्सा नहीं हैं। कृपया विक्रेता को, या अपने ज़िले के उपभोक्ता आयोग को लिखें।',
  },
  {
    name: 'Not enough to go on',
    state: 'refused',
    needsListing: false,
    en: 'We could not find out what this is about. Please complain again with the address of the page and what is wrong with it.',
    hi: 'हम समझ नहीं पाए कि शिकायत किस बारे में है। कृपया पेज का पता और गड़बड़ी लिखकर फिर शिकायत करें।',
  },
] as const;

/** Those that can be true of a complaint, with that outcome. */
export const templatesFor = ({ vehicleId }: Pick<GrievanceDto, 'vehicleId'>, state: string) =>
  ANSWER_TEMPLATES.filter((one) => one.state === state && (vehicleId !== null || !one.needsListing));
