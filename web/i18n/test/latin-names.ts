/** Names, brands and abbreviations that Hindi writes in Latin letters too: at most 60. */
export const LATIN_NAMES: ReadonlySet<string> = new Set(
  (
    'A4 A5 A6 AB AI CSV GSTIN ID JPG JSON MH NOC OLX OTP PAN PDF PNG PUC QR XLSX ' +
    'VXi RC RTO SMS SVG UPI UTR VXI WebP BH MB JPEG ZIP Facebook WhatsApp Chaabi iPhone Google Pay Play Paytm Telegram Razorpay F8 X LinkedIn PhonePe'
  ).split(' '),
);

/** The English words in a Hindi text, without the quoted names of buttons of other apps. */
export const latinIn = (hindi: string): string[] =>
  (hindi.replace(/“[^”]*”/g, '').match(/[A-Za-z][A-Za-z0-9]*/g) ?? []).filter(
    (word) => !LATIN_NAMES.has(word),
  );
