import type { Language } from '../../schema/common/languages';
import { type PlaceTexts, placeInEnglish } from './selling-place-en';

/** Where buyers find the vehicle, in the languages that are not English. */
export const SELLING_PLACE: Record<Exclude<Language, 'en'>, PlaceTexts> = {
  hi: {
    hours: (from, to) => `${from} से ${to}`,
    closed: (day) => `${day} को बंद`,
    map: (link) => `नक्शा: ${link}`,
    open: (hours) => `समय: ${hours}`,
    askFor: (name) => `आकर ${name} से मिलें।`,
  },
  mr: {
    hours: (from, to) => `${from} ते ${to}`,
    closed: (day) => `${day} बंद`,
    map: (link) => `नकाशा: ${link}`,
    open: (hours) => `वेळ: ${hours}`,
    askFor: (name) => `आल्यावर ${name} यांना भेटा.`,
  },
  gu: {
    hours: (from, to) => `${from} થી ${to}`,
    closed: (day) => `${day} બંધ`,
    map: (link) => `નકશો: ${link}`,
    open: (hours) => `સમય: ${hours}`,
    askFor: (name) => `આવીને ${name} ને મળજો.`,
  },
  pa: {
    hours: (from, to) => `${from} ਤੋਂ ${to}`,
    closed: (day) => `${day} ਨੂੰ ਬੰਦ`,
    map: (link) => `ਨਕਸ਼ਾ: ${link}`,
    open: (hours) => `ਸਮਾਂ: ${hours}`,
    askFor: (name) => `ਆ ਕੇ ${name} ਜੀ ਨੂੰ ਮਿਲੋ।`,
  },
  bn: {
    hours: (from, to) => `${from} থেকে ${to}`,
    closed: (day) => `${day} বন্ধ`,
    map: (link) => `ম্যাপ: ${link}`,
    open: (hours) => `সময়: ${hours}`,
    askFor: (name) => `এসে ${name}-এর খোঁজ করবেন।`,
  },
  ta: {
    hours: (from, to) => `${from} முதல் ${to} வரை`,
    closed: (day) => `${day} விடுமுறை`,
    map: (link) => `வரைபடம்: ${link}`,
    open: (hours) => `நேரம்: ${hours}`,
    askFor: (name) => `வந்ததும் ${name} அவர்களைப் பாருங்கள்.`,
  },
  te: {
    hours: (from, to) => `${from} నుంచి ${to} వరకు`,
    closed: (day) => `${day} సెలవు`,
    map: (link) => `మ్యాప్: ${link}`,
    open: (hours) => `సమయం: ${hours}`,
    askFor: (name) => `వచ్చాక ${name} గారిని కలవండి.`,
  },
  kn: {
    hours: (from, to) => `${from} ರಿಂದ ${to} ರವರೆಗೆ`,
    closed: (day) => `${day} ರಜೆ`,
    map: (link) => `ಮ್ಯಾಪ್: ${link}`,
    open: (hours) => `ಸಮಯ: ${hours}`,
    askFor: (name) => `ಬಂದಾಗ ${name} ಅವರನ್ನು ಭೇಟಿ ಮಾಡಿ.`,
  },
  ml: {
    hours: (from, to) => `${from} മുതൽ ${to} വരെ`,
    closed: (day) => `${day} അവധി`,
    map: (link) => `മാപ്പ്: ${link}`,
    open: (hours) => `സമയം: ${hours}`,
    askFor: (name) => `വരുമ്പോൾ കാണേണ്ടത്: ${name}.`,
  },
};

export const placeTexts = (language: Language): PlaceTexts =>
  language === 'en' ? placeInEnglish : SELLING_PLACE[language];
