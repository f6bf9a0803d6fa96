/** Words of vehicles sold to a dealer, in Hindi, by their English text. */
export const hindi = {
  'Sold to a dealer': 'डीलर को बेची',
  'Photos and facts go over to their stock once they accept.':
    'उनके स्वीकार करते ही फ़ोटो और जानकारी उनके स्टॉक में चली जाती है।',
  'Name the dealer': 'डीलर बताएँ',
  'Take it back': 'वापस लें',
  'Take it back from {dealer}?': '{dealer} से वापस लें?',
  'They can no longer accept it. You can name a dealer again.':
    'वे इसे अब स्वीकार नहीं कर सकेंगे। आप फिर से डीलर बता सकते हैं।',
  'It could not be taken back': 'वापस नहीं लिया जा सका',
  '{dealer} is asked since {day}.': '{dealer} से {day} को पूछा गया, जवाब बाकी है।',
  '{dealer} has accepted it on {day}. It is in their stock, and the sale stays.':
    '{dealer} ने {day} को स्वीकार किया। गाड़ी उनके स्टॉक में है और बिक्री पक्की है।',
  '{dealer} has declined it on {day}.': '{dealer} ने {day} को मना किया।',
  'You took it back from {dealer} on {day}.': 'आपने {day} को {dealer} से वापस लिया।',
  'This could not be loaded': 'यह नहीं खुल सका',
  '{dealer} is asked': '{dealer} से पूछा गया',
  'The firm is asked. Once it accepts, {vehicle} is a draft in its stock with photos and facts, is sold here, and both stock books have a line. Your price and your text stay with you.':
    'फ़र्म से पूछा जाएगा। स्वीकार होते ही {vehicle} फ़ोटो और जानकारी समेत उनके स्टॉक में ड्राफ़्ट बनेगी, यहाँ बिकी मानी जाएगी, और दोनों की स्टॉक बही में एक पंक्ति जुड़ेगी। आपका दाम और लिखा हुआ आपके पास ही रहेगा।',
  'Ask the dealer': 'डीलर से पूछें',
  'Asking...': 'पूछ रहे हैं...',
  'Mobile number of the dealer': 'डीलर का मोबाइल नंबर',
  'The number that the firm has confirmed here.': 'वह नंबर जो फ़र्म ने यहाँ पक्का किया है।',
  'I have sold you {vehicle} and have its photos and facts on Chaabi. Open an account for your firm and confirm this number, and I can hand it over to your stock: {url}':
    'मैंने आपको {vehicle} बेची है, उसकी फ़ोटो और जानकारी Chaabi पर है। अपनी फ़र्म का खाता खोलें और यह नंबर पक्का करें, तो मैं इसे आपके स्टॉक में दे सकूँगा: {url}',
  'Invite on WhatsApp': 'WhatsApp पर बुलाएँ',
  'Vehicles sold to you': 'आपको बेची गई गाड़ियाँ',
  Waiting: 'जवाब बाकी',
  'Being handed over': 'स्टॉक में जा रही है',
  Accepted: 'स्वीकार',
  Declined: 'मना किया',
  'Taken back': 'वापस ली गई',
  'One photo': 'एक फ़ोटो',
  '{photos} photos': '{photos} फ़ोटो',
  Decline: 'मना करें',
  'Decline {vehicle}': '{vehicle} को मना करें',
  Accept: 'स्वीकार करें',
  'Accept {vehicle}': '{vehicle} को स्वीकार करें',
  'Accept {vehicle}?': '{vehicle} को स्वीकार करें?',
  'It becomes a draft in your stock with its photos, and your stock book says that it came in from {seller}. This cannot be undone.':
    'यह फ़ोटो समेत आपके स्टॉक में ड्राफ़्ट बनेगी, और आपकी स्टॉक बही में लिखा जाएगा कि यह {seller} से आई। इसे वापस नहीं बदल सकते।',
  'Open your drafts': 'ड्राफ़्ट खोलें',
  'Your answer could not be sent': 'आपका जवाब नहीं भेजा जा सका',
};
