/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  'The language is changed on this device only. Choose it again once you are online.':
    'भाषा सिर्फ़ इस डिवाइस पर बदली है। इंटरनेट आने पर फिर से चुनें।',
  'This needs a connection. Please try again later.': 'इसके लिए इंटरनेट चाहिए। थोड़ी देर में फिर से कोशिश करें।',
  'Email added': 'ईमेल जुड़ गया',
  'Add your email': 'अपना ईमेल जोड़ें',
  'For receipts and offers by mail, and to set a new password.':
    'रसीदें और ऑफ़र ईमेल पर पाने और नया पासवर्ड बनाने के लिए।',
  'Enter the 6-digit code that we have sent to {sentTo}.': '{sentTo} पर भेजा गया 6 अंकों का कोड डालें।',
  'Send code': 'कोड भेजें',
  Confirm: 'पक्का करें',
  'Sending...': 'भेजा जा रहा है...',
  'Confirming...': 'पक्का हो रहा है...',
  Password: 'पासवर्ड',
  'Your last sign-in is a while ago.': 'आपको साइन इन किए काफ़ी समय हो गया है।',
  '6-digit code': '6 अंकों का कोड',
  'Password changed': 'पासवर्ड बदल गया',
  'All other devices are signed out.': 'बाकी सभी डिवाइस साइन आउट हो गए हैं।',
  'Change password': 'पासवर्ड बदलें',
  'All other devices will be signed out.': 'बाकी सभी डिवाइस साइन आउट हो जाएँगे।',
  'Changing...': 'बदला जा रहा है...',
  'Current password': 'मौजूदा पासवर्ड',
  'New password': 'नया पासवर्ड',
  'Erase your account?': 'अपना खाता हमेशा के लिए हटाएँ?',
  'Sign in again': 'फिर से साइन इन करें',
  'Your account could not be loaded': 'आपका खाता नहीं खुल पाया',
  'Loading your account': 'आपका खाता खुल रहा है',
  'Everything is deleted, at once and for good.': 'सब कुछ तुरंत और हमेशा के लिए हट जाएगा।',
  'Keep my account': 'खाता रहने दें',
  'Erase everything': 'सब कुछ हटाएँ',
  'Erasing...': 'हटाया जा रहा है...',
  'Erase your account': 'अपना खाता हटाएँ',
  'Type {email} to confirm': 'पक्का करने के लिए {email} लिखें',
  'Is it you?': 'क्या यह आप ही हैं?',
  'Your last sign-in is a while ago, and this file holds everything.':
    'आपको साइन इन किए काफ़ी समय हो गया है, और इस फ़ाइल में सब कुछ है।',
  Download: 'डाउनलोड करें',
  'Downloading...': 'डाउनलोड हो रहा है...',
  'Missing email': 'ईमेल नहीं दिया',
  'Your data has been downloaded': 'आपका डेटा डाउनलोड हो गया',
  'Your data could not be downloaded. Please try again.': 'आपका डेटा डाउनलोड नहीं हो पाया। फिर से कोशिश करें।',
  '{vehicles}, with pages, photos and documents. Printed QR codes lead nowhere, and pages that others republished end.':
    '{vehicles}, उनके पेज, फ़ोटो और कागज़ात। छपे हुए QR कोड नहीं खुलेंगे, और दूसरों के लगाए हुए पेज भी बंद हो जाएँगे।',
  '{leads}, your contacts, notes and notifications.': '{leads}, आपके संपर्क, नोट और नोटिफ़िकेशन।',
  'Your profile, your username and every session.': 'आपकी प्रोफ़ाइल, आपका यूज़रनेम और सारे साइन-इन।',
  'We are still looking for your UPI payment. Your account and your pages close at once; the rest is erased when the payment is decided, {paymentCheckedUntil} at the latest.':
    'हम आपका UPI पेमेंट अभी ढूँढ रहे हैं। आपका खाता और पेज तुरंत बंद हो जाएँगे; बाकी सब पेमेंट का फ़ैसला होने पर हटेगा, ज़्यादा से ज़्यादा {paymentCheckedUntil} तक।',
  'Your data': 'आपका डेटा',
  'Your data is yours': 'आपका डेटा आपका है',
  'Download everything': 'सब कुछ डाउनलोड करें',
  'Account, vehicles, leads, contacts, notifications, payments, permissions: as one JSON file, or as tables (CSV) in a ZIP file.':
    'खाता, गाड़ियाँ, लीड, संपर्क, नोटिफ़िकेशन, पेमेंट, अनुमतियाँ: एक JSON फ़ाइल में, या ZIP फ़ाइल में तालिकाओं (CSV) के रूप में।',
  'Download everything as {label}': 'सब कुछ {label} में डाउनलोड करें',
  'Erase the account': 'खाता हटाना',
  'Your pages disappear at once, all your other data within the hour. You can’t undo this.':
    'आपके पेज तुरंत हट जाएँगे, बाकी सारा डेटा एक घंटे के अंदर। यह वापस नहीं होगा।',
  'Erase account': 'खाता हटाएँ',
  '{count} vehicle': '{count} गाड़ी',
  '{count} vehicles': '{count} गाड़ियाँ',
  '{count} lead': '{count} लीड',
  '{count} leads': '{count} लीड',
  'Your {plan} plan runs until {end}. What is left of it is lost and not refunded.':
    'आपका {plan} प्लान {end} तक चलेगा। बचा हुआ समय चला जाएगा, पैसा वापस नहीं होगा।',
  'Your {plan} plan is still running. What is left of it is lost and not refunded.':
    'आपका {plan} प्लान अभी चालू है। बचा हुआ समय चला जाएगा, पैसा वापस नहीं होगा।',
  'Records of payments are kept for {years} years, as tax law asks, and recovery copies for {days} days. A mail tells you when all is done.':
    'टैक्स कानून के हिसाब से पेमेंट के रिकॉर्ड {years} साल, और बैकअप {days} दिन रखे जाते हैं। सब हो जाने पर आपको ईमेल मिलेगा।',
} as const;
