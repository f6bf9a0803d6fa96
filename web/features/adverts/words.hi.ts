/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  'Status picture': 'स्टेटस फ़ोटो',
  'Status pictures': 'स्टेटस फ़ोटो',
  'Status picture of {name}': '{name} की स्टेटस फ़ोटो',
  'For your WhatsApp status, a story or a group, with the QR code of the page.':
    'WhatsApp स्टेटस, स्टोरी या ग्रुप के लिए, पेज के QR कोड के साथ।',
  'Making {made} of {count}': '{count} में से {made} बन गईं',
  '{name}: the photo could not be loaded': '{name}: फ़ोटो नहीं खुल पाई',
  'With the price': 'कीमत के साथ',
  'Sold vehicles are shown as sold, without a price.': 'बिकी हुई गाड़ी बिकी हुई ही दिखेगी, बिना कीमत के।',
  Download: 'डाउनलोड करें',
  'Share Failed': 'शेयर नहीं हो पाया',
  'Download the pictures and send them from your gallery.': 'फ़ोटो डाउनलोड करें और गैलरी से भेजें।',
  'Copy advert': 'विज्ञापन कॉपी करें',
  'Copy text': 'टेक्स्ट कॉपी करें',
  'Text of the advert': 'विज्ञापन का टेक्स्ट',
  'The text is copied. Paste it on OLX, Facebook or anywhere else, and add the photos.':
    'टेक्स्ट कॉपी हो गया। उसे OLX, Facebook या कहीं भी पेस्ट करें, और फ़ोटो जोड़ें।',
  'Copying the text...': 'टेक्स्ट कॉपी हो रहा है...',
  'The browser did not allow copying. Press “Copy text”.': 'ब्राउज़र ने कॉपी नहीं करने दिया। “टेक्स्ट कॉपी करें” दबाएँ।',
  'A photo could not be loaded. Check your connection and try again.':
    'एक फ़ोटो नहीं खुल पाई। इंटरनेट देखें और फिर से कोशिश करें।',
  'Share photos ({count})': 'फ़ोटो शेयर करें ({count})',
  'Save photos ({count})': 'फ़ोटो सेव करें ({count})',
};
