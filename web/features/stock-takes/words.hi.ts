/** Words of stock-takes in Hindi, by their English text. */
export const hindi = {
  'Stock-take': 'यार्ड की गिनती',
  'The stock-take could not be loaded': 'गिनती नहीं खुल पाई',
  'Walk through the yard and hold the camera over one sticker after another. It works without a network, and two people can scan at once.':
    'यार्ड में घूमते हुए एक-एक स्टिकर पर कैमरा रखें। बिना नेटवर्क भी चलता है, और दो लोग साथ में स्कैन कर सकते हैं।',
  'Start scanning': 'स्कैन शुरू करें',
  'Stock-takes are part of the Growth plan.': 'यार्ड की गिनती ग्रोथ प्लान में मिलती है।',
  'Earlier ones': 'पहले की गिनतियाँ',
  '{found} of {expected} found': '{expected} में से {found} मिलीं',
  Missing: 'नहीं मिलीं',
  'Sold, but still there': 'बिक चुकी, पर यहीं खड़ी',
  'Without a sticker': 'बिना स्टिकर',
  'Old price on the poster': 'पोस्टर पर पुरानी कीमत',
  'Everything is there, with a sticker and the right price.': 'सब यहीं हैं, स्टिकर और सही कीमत के साथ।',
  '{vehicle}: found already': '{vehicle}: पहले ही मिल चुकी',
  '{count} finds came after the end and were not counted':
    '{count} गाड़ियाँ गिनती पूरी होने के बाद मिलीं, गिनी नहीं गईं',
  'This sticker leads to none of these vehicles. Type the last four of the plate it is on.':
    'यह स्टिकर इनमें से किसी गाड़ी का नहीं है। जिस गाड़ी पर लगा है, उसकी प्लेट के आखिरी चार अंक लिखें।',
  'This is not a sticker of ours.': 'यह हमारा स्टिकर नहीं है।',
  'Several vehicles end with {digits}. Tap the right one below.':
    '{digits} पर कई गाड़ियाँ खत्म होती हैं। नीचे सही वाली पर टैप करें।',
  'No vehicle ends with {digits}.': 'किसी गाड़ी का नंबर {digits} पर खत्म नहीं होता।',
  'The sticker could not be put on it. Try again with a network.':
    'स्टिकर नहीं जुड़ पाया। नेटवर्क आने पर दोबारा करें।',
  'The camera cannot be used. Allow it in the browser, or type the last four of each plate.':
    'कैमरा नहीं चल रहा। ब्राउज़र में इजाज़त दें, या हर प्लेट के आखिरी चार अंक लिखें।',
  'Hold the camera over a sticker.': 'स्टिकर पर कैमरा रखें।',
  'The sticker is on the vehicle with the last four': 'जिस गाड़ी पर स्टिकर लगा है, उसके आखिरी चार अंक',
  'Last four of the plate': 'प्लेट के आखिरी चार अंक',
  'By the plate': 'प्लेट से',
  Key: 'चाबी',
  'Put it on': 'जोड़ें',
  Found: 'मिल गई',
  '{count} waiting for a network. They are kept on this phone.':
    '{count} नेटवर्क के इंतज़ार में। इसी फ़ोन में सुरक्षित हैं।',
  'Not found yet': 'अभी नहीं मिलीं',
  'Key: {hook}': 'चाबी: {hook}',
  '{vehicle} is here': '{vehicle} यहीं है',
  Here: 'यहीं है',
  'End the stock-take': 'गिनती पूरी करें',
  'End the stock-take?': 'गिनती पूरी करें?',
  'Every vehicle was found.': 'सब गाड़ियाँ मिल गईं।',
  '{count} were not found and will be named as missing.': '{count} नहीं मिलीं, वे “नहीं मिलीं” में लिखी जाएँगी।',
  'End it': 'पूरी करें',
  'It ends with a network. Please try again then.': 'यह नेटवर्क होने पर पूरी होगी। तब फिर कोशिश करें।',
  Save: 'सेव करें',
  Saved: 'सेव हुआ',
  'Its key hangs at': 'इसकी चाबी कहाँ टँगी है',
} as const;
