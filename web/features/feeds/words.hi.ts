/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  'The address could not be copied': 'पता कॉपी नहीं हुआ',
  'Copy the address now: it is shown only this once. Whoever has it can read your stock.':
    'पता अभी कॉपी करें: यह सिर्फ़ इसी बार दिखेगा। जिसके पास यह है, वह आपका स्टॉक पढ़ सकता है।',
  'Address for Meta (CSV)': 'मेटा के लिए पता (CSV)',
  'Address for other software (JSON)': 'दूसरे सॉफ़्टवेयर के लिए पता (JSON)',
  'In Meta’s Commerce Manager: Catalogue, Data sources, Scheduled feed. Choose “every hour”.':
    'मेटा के कॉमर्स मैनेजर में कैटलॉग, फिर डेटा सोर्स, फिर शेड्यूल्ड फ़ीड खोलें और “हर घंटे” चुनें।',
  'The files are being written. This takes a few seconds.': 'फ़ाइलें बन रही हैं। कुछ सेकंड लगेंगे।',
  '1 vehicle in it': 'इसमें 1 गाड़ी है',
  '{count} vehicles in it': 'इसमें {count} गाड़ियाँ हैं',
  'Left out: {count}. Meta requires make, model and kilometres.':
    'छूट गईं: {count}। मेटा को कंपनी, मॉडल और किमी चाहिए।',
  Written: 'फ़ाइल बनी',
  'Not fetched yet': 'अब तक किसी ने नहीं ली',
  'Last fetched': 'पिछली बार ली गई',
  'Catalogue feed': 'कैटलॉग फ़ीड',
  'Facebook and Instagram fetch your stock from a secret address and advertise it.':
    'Facebook और इंस्टाग्राम एक गुप्त पते से आपका स्टॉक लेकर उसके विज्ञापन दिखाते हैं।',
  'Turn off': 'बंद करें',
  'New address': 'नया पता',
  'Make the address': 'पता बनाएँ',
  'The feed could not be loaded': 'फ़ीड लोड नहीं हो पाया',
  'It has what is for sale: names, facts, prices and photos, renewed every hour. No numbers of people, no number plates, and none of your own texts.':
    'इसमें बिकने वाली गाड़ियाँ हैं: नाम, जानकारी, दाम और फ़ोटो, हर घंटे नई। न किसी का नंबर, न नंबर प्लेट, न आपका लिखा विवरण।',
  'It is part of the Pro plan.': 'यह प्रो प्लान में मिलता है।',
  'Make a new address?': 'नया पता बनाएँ?',
  'The old one ends at once. Give Meta the new one, or your advertisements stop.':
    'पुराना पता तुरंत बंद हो जाएगा। मेटा को नया पता दें, नहीं तो विज्ञापन रुक जाएँगे।',
  'Make a new one': 'नया बनाएँ',
  'Turn the feed off?': 'फ़ीड बंद करें?',
  'Its address ends at once. Facebook and Instagram keep what they have fetched until it expires there.':
    'इसका पता तुरंत बंद हो जाएगा। जो Facebook और इंस्टाग्राम ले चुके हैं, वह वहाँ हटने तक रहेगा।',
} as const;
