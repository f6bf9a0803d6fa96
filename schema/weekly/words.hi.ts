/** The week in figures in Hindi, on the screen and in messages, by the English text. */
export const week = {
  '1 view, {rest}': '1 बार देखा गया, {rest}',
  '{count} views, {rest}': '{count} बार देखा गया, {rest}',
  '1 scan, {rest}': '1 स्कैन, {rest}',
  '{count} scans, {rest}': '{count} स्कैन, {rest}',
  '1 view': '1 बार देखा गया',
  '{count} views': '{count} बार देखा गया',
  '1 scan': '1 स्कैन',
  '{count} scans': '{count} स्कैन',
  '1 offer': '1 ऑफ़र',
  '{count} offers': '{count} ऑफ़र',
  '{name}: no offer for {days} days. Share it again.': '{name}: {days} दिन से कोई ऑफ़र नहीं। फिर से शेयर करें।',
  '{name}: no offer for {days} days. Many people look at it: lower the price a little.':
    '{name}: {days} दिन से कोई ऑफ़र नहीं। लोग देख बहुत रहे हैं: कीमत थोड़ी घटाएँ।',
  'No vehicle has waited three weeks for an offer.': 'तीन हफ़्ते से बिना ऑफ़र वाली कोई गाड़ी नहीं।',
  'Views of your pages': 'आपके पेज कितनी बार देखे गए',
  'Scans of your QR codes': 'आपके QR कोड के स्कैन',
  Offers: 'ऑफ़र',
  'Most offers came by': 'सबसे ज़्यादा ऑफ़र कहाँ से',
  'None yet': 'अभी तक कोई नहीं',
  'To do': 'क्या करें',
  'Our week on {brand}': '{brand} पर हमारा हफ़्ता',
} as const;
