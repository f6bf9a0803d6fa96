import { events } from '../../../schema/channels/words.hi';
import { KnownTexts } from '../../../schema/common/known-texts';
import { notices, values } from '../../../schema/notifications/words.hi';
import { week } from '../../../schema/weekly/words.hi';

/** What mails, push messages and texts to sellers say in Hindi besides notifications, by the English text. */
const mails = {
  'Notification settings': 'नोटिफ़िकेशन सेटिंग',
  Unsubscribe: 'ये ईमेल बंद करें',
  'You get this because mails are on for “{event}”.': 'यह इसलिए आया क्योंकि “{event}” के लिए ईमेल चालू हैं।',
  'Open your workspace': 'अपना वर्कस्पेस खोलें',
  'Open your dashboard': 'अपना डैशबोर्ड खोलें',
  'Open the lead': 'लीड खोलें',
  'Mark as contacted': 'बात हो गई',
  'Open your leads': 'अपनी लीड खोलें',
  'Open your listings': 'अपनी लिस्टिंग खोलें',
  'Answer the request': 'अनुरोध का जवाब दें',
  'Open your pages': 'अपने पेज खोलें',
  'Answer the buyer': 'खरीदार को जवाब दें',
  'Tell the buyers': 'खरीदारों को बताएँ',
  'Open the visits': 'विज़िट खोलें',
  'Open it': 'खोलें',
  'Open your staff': 'अपना स्टाफ़ देखें',
  'See your plan': 'अपना प्लान देखें',
  'Pay for the next period': 'आगे के लिए पेमेंट करें',
  'See your payments': 'अपने पेमेंट देखें',
  'Open the stock book': 'स्टॉक बही खोलें',
  'Open the vehicle': 'गाड़ी का पेज खोलें',
  'Your {brand} {plan} plan ends on {day}. Pay {price} for {duration} more: {url}':
    'आपका {brand} {plan} प्लान {day} को खत्म होगा। {duration} और के लिए {price} दें: {url}',
  // Offers
  '{price} offered for {vehicle}': '{vehicle} पर {price} का ऑफ़र',
  '{buyer} now offers {price} for {vehicle}': '{buyer}: अब {vehicle} के लिए {price} का ऑफ़र',
  '{title}. Open {url}': '{title}। खोलें: {url}',
  'This buyer is over your plan’s leads for this month: name, number and message are hidden.':
    'यह खरीदार आपके प्लान की इस महीने की लीड से ऊपर है: नाम, नंबर और मैसेज छिपे हुए हैं।',
  'your vehicle': 'आपकी गाड़ी',
  'A buyer': 'एक खरीदार',
  Offer: 'ऑफ़र',
  'Your price': 'आपकी कीमत',
  Buyer: 'खरीदार',
  Hidden: 'छिपा हुआ',
  'No name given': 'नाम नहीं दिया',
  Mobile: 'मोबाइल',
  Message: 'मैसेज',
  'The buyer was told that you call back.': 'खरीदार को बताया गया है कि आप कॉल करेंगे।',
  'See plans': 'प्लान देखें',
  'Call the buyer': 'खरीदार को कॉल करें',
  'Call {buyer}': '{buyer} को कॉल करें',
  'One more offer': 'एक और ऑफ़र',
  '{count} more offers': '{count} और ऑफ़र',
  '{title} on your vehicles': 'आपकी गाड़ियों पर {title}',
  '{price}\nBuyer hidden': '{price}\nखरीदार छिपा हुआ',
  '{price}\nA buyer\n{number}': '{price}\nएक खरीदार\n{number}',
  'Hidden buyers are over your plan’s leads for this month.':
    'छिपे हुए खरीदार आपके प्लान की इस महीने की लीड से ऊपर हैं।',
  'Offers within {minutes} minutes of each other come in one mail.':
    '{minutes} मिनट के भीतर आए ऑफ़र एक ही ईमेल में आते हैं।',
  // Digest and test
  '1 offer': '1 ऑफ़र',
  '{count} offers': '{count} ऑफ़र',
  '1 other notification': '1 और नोटिफ़िकेशन',
  '{count} other notifications': '{count} और नोटिफ़िकेशन',
  '{offers} and {others}': '{offers} और {others}',
  'While your quiet hours were on': 'आपके शांत समय के दौरान',
  '1 new offer on {brand}. Open {url}': '{brand} पर 1 नया ऑफ़र। खोलें: {url}',
  '{count} new offers on {brand}. Open {url}': '{brand} पर {count} नए ऑफ़र। खोलें: {url}',
  '{brand} reaches you here': '{brand} के मैसेज यहाँ आते हैं',
  '{brand} reaches you here. This is the test message that you asked for.':
    '{brand} के मैसेज यहाँ आते हैं। यह वही टेस्ट मैसेज है जो आपने माँगा था।',
  'This is the test message that you asked for.': 'यह वही टेस्ट मैसेज है जो आपने माँगा था।',
  'Open your settings': 'अपनी सेटिंग खोलें',
  'You asked for this in your notification settings.': 'यह आपने अपनी नोटिफ़िकेशन सेटिंग में माँगा था।',
  // Security
  'Your password was changed': 'आपका पासवर्ड बदला गया',
  'Your account was signed in to on a new device': 'एक नए डिवाइस पर आपके खाते में साइन इन हुआ',
  Device: 'डिवाइस',
  When: 'कब',
  'Unknown device': 'अनजान डिवाइस',
  '{browser} on {system}': '{browser}, {system}',
  '{day} at {time} (India)': '{day}, {time} (भारत)',
  'All other devices were signed out. If this was not you, set a new password now.':
    'बाकी सभी डिवाइस साइन आउट कर दिए गए हैं। अगर यह आपने नहीं किया, तो अभी नया पासवर्ड बनाएँ।',
  'If this was you, there is nothing to do. If not, set a new password now: it signs every device out.':
    'अगर यह आप ही थे, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो अभी नया पासवर्ड बनाएँ: इससे सभी डिवाइस साइन आउट हो जाएँगे।',
  'Set a new password': 'नया पासवर्ड बनाएँ',
  'Security messages cannot be turned off.': 'सुरक्षा के मैसेज बंद नहीं किए जा सकते।',
  // Weekly note
  'Your week: {figures}': 'आपका हफ़्ता: {figures}',
  'Your week in five lines: {figures}': 'पाँच लाइनों में आपका हफ़्ता: {figures}',
  'Share with my partner': 'पार्टनर के साथ शेयर करें',
  // Payments
  '{brand} {plan}: your gift code worked': '{brand} {plan}: आपका गिफ़्ट कोड चल गया',
  '{brand} {plan}: payment received': '{brand} {plan}: पेमेंट मिल गया',
  '{plan} for {duration} is yours, free of charge.': '{duration} का {plan} प्लान आपका हुआ, मुफ़्त।',
  'We have received {amount} for {plan}, {duration}. Thank you.':
    'हमें {plan} ({duration}) के लिए {amount} मिल गए हैं। धन्यवाद।',
  'Your plan runs until {day}. No auto-renewal.': 'आपका प्लान {day} तक चलेगा। अपने आप रिन्यू नहीं होगा।',
  'Invoice {number}': 'बिल {number}',
  'Forward the receipt on WhatsApp': 'रसीद WhatsApp पर भेजें',
  'Your plan is {plan} now.': 'अब आपका प्लान {plan} है।',
  'Your plan is {plan} now, until {day}.': 'अब आपका प्लान {plan} है, {day} तक।',
  'Credit note {note} cancels invoice {invoice}.': 'क्रेडिट नोट {note} से बिल {invoice} रद्द होता है।',
  'Write to support': 'सपोर्ट को लिखें',
  'If the money is not in your account within a week, write to support.':
    'अगर एक हफ़्ते में पैसा आपके खाते में न आए, तो सपोर्ट को लिखें।',
  'If you have paid, please do not pay again: send support a screenshot of the payment with its UTR.':
    'अगर आपने पैसे दे दिए हैं, तो दोबारा न दें: UTR के साथ पेमेंट का स्क्रीनशॉट सपोर्ट को भेजें।',
  'Mails about payments cannot be turned off.': 'पेमेंट के ईमेल बंद नहीं किए जा सकते।',
} as const;

const ofValues = new KnownTexts({ ...values, ...events });
const ofMessages = new KnownTexts(
  { ...values, ...week, ...notices, ...mails },
  // The names of events first: "New offers" is not so many offers.
  (value) => ofValues.find(value) ?? ofMessages.find(value) ?? value,
);

/** A text of a message to a seller in Hindi; what a person wrote stays as it is. */
export const inHindi = (text: string): string => ofMessages.find(text) ?? text;
