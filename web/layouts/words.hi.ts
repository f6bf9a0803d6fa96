/**
 * Words of pages about the product in Hindi, by their English text: their frame, what they share, and the
 * short ones.
 */
export const hindi = {
  'A page, a QR code and leads for every used vehicle': 'हर पुरानी गाड़ी के लिए पेज, QR कोड और लीड',
  '{brand}, home': '{brand}, होम पेज',
  Guide: 'गाइड',
  Pricing: 'कीमत',
  'Sign In': 'साइन इन',
  Footer: 'बाकी लिंक',
  'How to Sell Vehicles Online': 'गाड़ी ऑनलाइन कैसे बेचें',
  Help: 'मदद',
  'Get Started': 'शुरू करें',
  'Privacy Policy': 'प्राइवेसी पॉलिसी',
  'Terms of Service': 'सेवा की शर्तें',
  Complaints: 'शिकायतें',
  Contents: 'इस पेज पर',
  'Get Started Free': 'मुफ़्त शुरू करें',
  'Back to Home': 'होम पेज पर जाएँ',
  'Last updated: {date}': 'आखिरी बदलाव: {date}',
  'Prices in': 'कीमत किस मुद्रा में',
  'Show prices': 'कीमत दिखाएँ',
  'How to sell vehicles online': 'गाड़ी ऑनलाइन कैसे बेचें',
  'Photos, price, QR code, leads: a guide to selling used vehicles online in India.':
    'फ़ोटो, कीमत, QR कोड, लीड: भारत में पुरानी गाड़ियाँ ऑनलाइन बेचने की गाइड।',
  'How to sell vehicles online with QR codes': 'QR कोड से गाड़ी ऑनलाइन कैसे बेचें',
  'From the first photo to the buyer’s call: what works for dealers with forty cars and for someone with one scooter.':
    'पहली फ़ोटो से खरीदार की कॉल तक: चालीस गाड़ियों वाले डीलर और एक स्कूटर बेचने वाले, दोनों के काम की बातें।',
  'Ready to sell?': 'बेचने को तैयार हैं?',
  'List the first vehicle now. It takes a minute.': 'पहली गाड़ी अभी लगाएँ। एक मिनट लगता है।',
  'Create your free page': 'अपना मुफ़्त पेज बनाएँ',
  'Listing, papers, sharing, offers, republishing, plans: answers for sellers.':
    'लिस्टिंग, कागज़, शेयर, ऑफ़र, री-लिस्ट, प्लान: बेचने वालों के सवालों के जवाब।',
  'Plans and prices': 'प्लान और कीमत',
  'Problems signing in': 'साइन इन में दिक्कत',
  Goodbye: 'फिर मिलेंगे',
  'A mail tells you when it is done.': 'पूरा होने पर आपको ईमेल मिलेगा।',
} as const;
