/** The texts of a sheet, for people standing in front of the vehicle. */
export const SHEET_LANGUAGES = ['en', 'hi', 'both'] as const;
export type SheetLanguage = (typeof SHEET_LANGUAGES)[number];

interface SheetTexts {
  scan: string;
  scanProfile: string;
  call: (number: string) => string;
  number: (number: number) => string;
  year: string;
  fuel: string;
  transmission: string;
  driven: string;
  kms: (kms: string) => string;
  owners: string;
  owner: (count: number) => string;
  /** Translations of the form's own values; other values are printed as the seller wrote them. */
  values: Readonly<Record<string, string>>;
}

const ORDINALS = ['1st', '2nd', '3rd'];
const HINDI_ORDINALS = ['पहला', 'दूसरा', 'तीसरा', 'चौथा', 'पाँचवाँ', 'छठा'];

const en: SheetTexts = {
  scan: 'Scan for photos, price and offers',
  scanProfile: 'Scan to see all our vehicles',
  call: (number) => `Call ${number}`,
  number: (number) => `No. ${number}`,
  year: 'Year',
  fuel: 'Fuel',
  transmission: 'Gearbox',
  driven: 'Driven',
  kms: (kms) => `${kms} km`,
  owners: 'Owner',
  owner: (count) => ORDINALS[count - 1] ?? `${count}th`,
  values: {},
};

const hi: SheetTexts = {
  scan: 'फ़ोटो, दाम और ऑफ़र के लिए स्कैन करें',
  scanProfile: 'हमारी सभी गाड़ियाँ देखने के लिए स्कैन करें',
  call: (number) => `कॉल करें ${number}`,
  number: (number) => `नं. ${number}`,
  year: 'साल',
  fuel: 'ईंधन',
  transmission: 'गियर',
  driven: 'चली है',
  kms: (kms) => `${kms} किमी`,
  owners: 'मालिक',
  owner: (count) => HINDI_ORDINALS[count - 1] ?? `${count}वाँ`,
  values: {
    Petrol: 'पेट्रोल',
    Diesel: 'डीज़ल',
    CNG: 'सीएनजी',
    LPG: 'एलपीजी',
    Electric: 'इलेक्ट्रिक',
    Hybrid: 'हाइब्रिड',
    Manual: 'मैनुअल',
    Automatic: 'ऑटोमैटिक',
    AMT: 'एएमटी',
    CVT: 'सीवीटी',
    DCT: 'डीसीटी',
  },
};

/** The languages of a sheet: the facts are in the first, and what is read from a distance is in each. */
export const SHEET_TEXTS: Record<SheetLanguage, readonly [SheetTexts, ...SheetTexts[]]> = {
  en: [en],
  hi: [hi],
  both: [en, hi],
};
