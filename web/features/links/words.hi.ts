/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  'Buyers’ language': 'खरीदारों की भाषा',
  'Failed to change the code. Please try again.': 'कोड नहीं बदल पाया। फिर से कोशिश करें।',
  'Failed to load your vehicles': 'आपकी गाड़ियाँ नहीं खुल पाईं',
  'You have no other vehicle that is for sale.': 'बेचने के लिए आपकी कोई और गाड़ी नहीं है।',
  'Where the code leads': 'कोड से क्या खुले',
  'Another vehicle': 'दूसरी गाड़ी',
  'Buyers who scan the printed code see this vehicle from now on.':
    'अब से छपा हुआ कोड स्कैन करने वाले खरीदारों को यही गाड़ी दिखेगी।',
  'Point code at this vehicle': 'कोड इस गाड़ी से जोड़ें',
  'Pointing…': 'जोड़ा जा रहा है…',
  'The printed code now leads to {target}': 'छपे हुए कोड से अब यह गाड़ी खुलेगी: {target}',
  '{name} has a new code.': '{name} का नया कोड बन गया।',
  'Sticker {number}': 'स्टिकर {number}',
  'Not scanned for 30 days': '30 दिन से स्कैन नहीं हुआ',
  'Point this code at another vehicle': 'यह कोड दूसरी गाड़ी से जोड़ें',
  'Printed codes': 'छपे हुए कोड',
  'Not scanned yet': 'अभी स्कैन नहीं हुआ',
  'Scanned once': '1 बार स्कैन हुआ',
  'Scanned {count} times': '{count} बार स्कैन हुआ',
} as const;
