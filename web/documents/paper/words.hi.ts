/** Words of the page behind a paper's code in Hindi, by their English text. */
export const hindi = {
  'Unknown code': 'अनजान कोड',
  'We have no paper with this code. Copy the code exactly as it is printed.':
    'इस कोड का कोई कागज़ हमारे पास नहीं है। कोड वैसा ही लिखें जैसा छपा है।',
  'Token receipt': 'टोकन की रसीद',
  'Delivery note': 'डिलीवरी नोट',
  'Sale bill': 'बिक्री का बिल',
  'Purchase receipt': 'खरीद की रसीद',
  'Number {number}': 'नंबर {number}',
  'Issued {date}, {time}': 'जारी हुआ {date}, {time}',
  'Cancelled on {date}, {time}': 'रद्द किया गया {date}, {time}',
  'Made without a network {date}, {time}': 'बिना इंटरनेट के बना {date}, {time}',
  'Number plate ends in {digits}': 'नंबर प्लेट के आखिरी अक्षर {digits}',
  'The seller issued this paper with {brand}. We cannot see the paper in your hand: compare its number and date with these, or choose the PDF.':
    'विक्रेता ने यह कागज़ {brand} से बनाया है। आपके हाथ का कागज़ हम नहीं देख सकते: नंबर और तारीख मिला लें, या PDF चुनें।',
  'Follow the RC after the sale': 'बिक्री के बाद RC कहाँ तक पहुँची, देखें',
  'Choose the PDF to compare': 'मिलान के लिए PDF चुनें',
  'The file stays on this device.': 'फ़ाइल इसी डिवाइस पर रहती है।',
  'This is the file that was signed on the screen.': 'यह वही फ़ाइल है जिस पर स्क्रीन पर दस्तखत हुए।',
  'This is a file that was made from this paper, without signatures drawn on the screen.':
    'यह इसी कागज़ से बनी फ़ाइल है, स्क्रीन के दस्तखत के बिना।',
  'This is another file than the one that was issued. A photo or a scan of the paper is always another file.':
    'जारी हुई फ़ाइल यह नहीं है। कागज़ की फ़ोटो या स्कैन हमेशा दूसरी फ़ाइल होती है।',
  'This file could not be read. Choose the PDF itself.': 'यह फ़ाइल पढ़ी नहीं जा सकी। PDF ही चुनें।',
} as const;
