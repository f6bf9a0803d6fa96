/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  'The weekly note could not be turned off. Please try again.': 'हफ़्ते का हाल बंद नहीं हो पाया। फिर से कोशिश करें।',
  'Your week': 'आपका हफ़्ता',
  'Share with my partner': 'अपने साझेदार को भेजें',
  'Turn off weekly notes': 'हफ़्ते का हाल बंद करें',
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
