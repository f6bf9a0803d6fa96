/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  'The photo was not accepted.': 'फ़ोटो नहीं ली गई।',
  'Without a name': 'बिना नाम की गाड़ी',
  'Car {number} of {count}': '{count} में से गाड़ी {number}',
  'Plate {digits}': 'नंबर {digits}',
  'Take a photo': 'फ़ोटो लें',
  'Photo {number}': 'फ़ोटो {number}',
  'Delete photo {number}': 'फ़ोटो {number} हटाएँ',
  'The camera cannot be used. Allow it in the browser, or choose photos.':
    'कैमरा नहीं चल पाया। ब्राउज़र में उसकी अनुमति दें, या फ़ोटो चुनें।',
  'Opening the camera...': 'कैमरा खुल रहा है...',
  'Choose photos': 'फ़ोटो चुनें',
  'Scan a sticker': 'स्टिकर स्कैन करें',
  'Next car': 'अगली गाड़ी',
  Finish: 'पूरा हुआ',
  '{taken} of {limit} photos': '{limit} में से {taken} फ़ोटो',
  'Your plan’s {limit} photos are taken': 'आपके प्लान की {limit} फ़ोटो हो गईं',
  'This code is of none of your vehicles': 'यह कोड आपकी किसी गाड़ी का नहीं है',
  'This device has no room for another photo': 'इस डिवाइस में और फ़ोटो की जगह नहीं है',
  'Photos on this device': 'इस डिवाइस पर फ़ोटो',
  'Photos left to send: {count}': 'भेजने को बाकी फ़ोटो: {count}',
  'They are sent when there is a connection.': 'इंटरनेट आते ही भेज दी जाएँगी।',
  'Sending...': 'भेजी जा रही हैं...',
  'Send now': 'अभी भेजें',
  'This ZIP is too large. Up to 4 GB can be read; choose the folder instead.':
    'यह ZIP बहुत बड़ा है। 4 जीबी तक पढ़ा जा सकता है; सीधे फ़ोल्डर चुनें।',
  'There are more than 10,000 pictures in it. Choose a part of them.':
    'इसमें 10,000 से ज़्यादा फ़ोटो हैं। इनमें से कुछ चुनें।',
  'This ZIP could not be read. Make it again, or choose the folder instead.':
    'यह ZIP पढ़ा नहीं जा सका। इसे फिर से बनाएँ, या सीधे फ़ोल्डर चुनें।',
  'There are no pictures in it: JPEG, PNG, WebP or HEIC.': 'इसमें कोई फ़ोटो नहीं है: JPEG या PNG जैसी तस्वीरें चाहिए।',
  'Not in a folder': 'किसी फ़ोल्डर में नहीं',
  'Several vehicles have this number. Name the folder by the whole plate.':
    'यह नंबर कई गाड़ियों का है। फ़ोल्डर का नाम पूरी नंबर प्लेट पर रखें।',
  'No vehicle of yours has this number': 'आपकी किसी गाड़ी का यह नंबर नहीं है',
  'Photos: {count}': 'फ़ोटो: {count}',
  'Photos: {taken} of {count}, as many as your plan shows':
    'फ़ोटो: {count} में से {taken}, जितनी आपका प्लान दिखाता है',
  'Your vehicles could not be loaded. Check your connection and try again.':
    'आपकी गाड़ियाँ लोड नहीं हुईं। इंटरनेट देखें और फिर से कोशिश करें।',
  'Photos to send: {count}': 'भेजी जाने वाली फ़ोटो: {count}',
  'They are sent while these screens are open, about 300 an hour.':
    'ये स्क्रीन खुली रहने पर भेजी जाती हैं, घंटे में करीब 300।',
  'Could not be read: {count}': 'नहीं पढ़ी जा सकीं: {count}',
  'Photos from a folder or ZIP': 'फ़ोल्डर या ZIP से फ़ोटो',
  'With a folder for each vehicle, named by its plate, its last four digits or your stock number.':
    'हर गाड़ी का एक फ़ोल्डर, जिसका नाम नंबर प्लेट, उसके आखिरी चार अंक या आपका स्टॉक नंबर हो।',
  Stop: 'रोकें',
  'Add photos: {count}': 'फ़ोटो जोड़ें: {count}',
  'Photos read: {done} of {all}': 'पढ़ी गई फ़ोटो: {all} में से {done}',
  'Choose a ZIP': 'ZIP चुनें',
  'Choose a folder': 'फ़ोल्डर चुनें',
  'Reading...': 'पढ़ी जा रही हैं...',
  '{name}: {problem}': '{name}: {problem}',
  'Photos for {name}: {count}': '{name} के लिए फ़ोटो: {count}',
};
