/** Words of the landing page in Hindi, by their English text. */
export const hindi = {
  'Publish a page for every used vehicle, print its QR code and get buyers’ offers as leads. Free to start, no credit card.':
    'हर पुरानी गाड़ी का पेज बनाएँ, उसका QR कोड प्रिंट करें और खरीदारों के ऑफ़र लीड बनकर पाएँ। शुरुआत मुफ़्त, क्रेडिट कार्ड नहीं चाहिए।',
  'Free to start': 'शुरुआत मुफ़्त',
  'No credit card': 'क्रेडिट कार्ड नहीं चाहिए',
  'Buyers need no app and no account': 'खरीदार को न ऐप चाहिए, न खाता',
  'Sell your used vehicle with a page, a QR code and real offers':
    'अपनी पुरानी गाड़ी बेचें: अपना पेज, QR कोड और असली ऑफ़र',
  'Take the photos, name your price, and get a link for WhatsApp and a QR code for the windscreen. Buyers send their offer in seconds, and you call them back.':
    'फ़ोटो खींचें, कीमत लिखें, और पाएँ WhatsApp के लिए लिंक और शीशे पर लगाने का QR कोड। खरीदार कुछ ही सेकंड में ऑफ़र भेजते हैं, और आप उन्हें कॉल करते हैं।',
  'List your first vehicle': 'अपनी पहली गाड़ी लगाएँ',
  'See how it works': 'देखें यह कैसे चलता है',
  'A vehicle’s page on a phone: photos, price, facts and the offer form':
    'फ़ोन पर एक गाड़ी का पेज: फ़ोटो, कीमत, जानकारी और ऑफ़र का फ़ॉर्म',
  'Its link in WhatsApp: photo, name, price': 'WhatsApp में उसका लिंक: फ़ोटो, नाम, कीमत',
  'From your phone to the buyer’s': 'आपके फ़ोन से खरीदार के फ़ोन तक',
  'The link of a vehicle in WhatsApp: photo, name, price': 'WhatsApp में गाड़ी का लिंक: फ़ोटो, नाम, कीमत',
  'A link that sells in WhatsApp': 'WhatsApp में बिक्री कराने वाला लिंक',
  'Buyers see photo, name, price and kilometres in the chat, before they tap.':
    'खरीदार को चैट में ही फ़ोटो, नाम, कीमत और किमी दिख जाते हैं, लिंक खोलने से पहले।',
  'Open a live example': 'असली पेज खोलकर देखें',
  'From the photos to the offer': 'फ़ोटो से ऑफ़र तक',
  'Adding a vehicle on a phone: the name fills in kind, make, model and year':
    'फ़ोन पर गाड़ी जोड़ना: नाम लिखते ही किस्म, कंपनी, मॉडल और साल भर जाते हैं',
  '1. Type the name, add photos': '1. नाम लिखें, फ़ोटो लगाएँ',
  'We fill in make, model, year and fuel.': 'कंपनी, मॉडल, साल और फ़्यूल हम भर देते हैं।',
  'The published vehicle’s card, with a button that sends it on WhatsApp':
    'लगी हुई गाड़ी का कार्ड, WhatsApp पर भेजने के बटन के साथ',
  '2. Send it on WhatsApp': '2. WhatsApp पर भेजें',
  'Or print the QR code for the windscreen.': 'या शीशे के लिए QR कोड प्रिंट करें।',
  '3. Buyers see this page': '3. खरीदार यह पेज देखते हैं',
  'It opens at once on slow mobile data.': 'धीमे इंटरनेट पर भी तुरंत खुलता है।',
  'Leads on a phone: buyers with their offers, Call and WhatsApp':
    'फ़ोन पर लीड: खरीदार और उनके ऑफ़र, कॉल और WhatsApp के बटन',
  '4. You get their offers': '4. उनके ऑफ़र आपको मिलते हैं',
  'Name, number and price. One tap to call.': 'नाम, नंबर और कीमत। एक टैप में कॉल।',
  'QR scanning': 'QR स्कैन',
  Camera: 'कैमरा',
  'Push notifications': 'नोटिफ़िकेशन',
  'App Store': 'ऐप स्टोर',
  'Google Play': 'Google Play',
  'Coming soon': 'जल्द आ रहा है',
  'The mobile app for Android and iOS': 'एंड्रॉइड और iPhone के लिए मोबाइल ऐप',
  'Install now': 'अभी इंस्टॉल करें',
  'The {brand} app will be available soon.': '{brand} का ऐप जल्द मिलने लगेगा।',
  'Create a vehicle page': 'गाड़ी का पेज बनाएँ',
  'Up to {count} photos, price, kilometres and your pitch on one page that opens at once, even on slow mobile data.':
    '{count} तक फ़ोटो, कीमत, किमी और आपकी बात, एक ही पेज पर, जो धीमे इंटरनेट पर भी तुरंत खुलता है।',
  'QR code for selling': 'बेचने के लिए QR कोड',
  'Print it, stick it on the windscreen. Buyers beside the vehicle scan it and see all the facts.':
    'प्रिंट करें और शीशे पर लगा दें। गाड़ी के पास खड़े खरीदार स्कैन करके सारी जानकारी देख लेते हैं।',
  'Republishing control': 'री-लिस्ट आपके हाथ में',
  'Let resellers offer your vehicle under their own number. You decide who may, you see who does, and you can end it at once.':
    'दूसरे डीलरों को आपकी गाड़ी अपने नंबर से बेचने दें। कौन बेचे, यह आप तय करते हैं, कौन बेच रहा है, यह आपको दिखता है, और आप इसे कभी भी बंद कर सकते हैं।',
  'Free lead generator': 'मुफ़्त में लीड',
  'Every offer arrives with name, number and price. Call, answer on WhatsApp, or save the buyer as a contact.':
    'हर ऑफ़र नाम, नंबर और कीमत के साथ आता है। कॉल करें, WhatsApp पर जवाब दें, या खरीदार को संपर्कों में रख लें।',
  'Everything between the photo and the handshake': 'फ़ोटो से सौदा पक्का होने तक, सब कुछ',
  'all leads': 'सारी लीड',
  '{limit} leads a month': 'हर महीने {limit} लीड',
  'Any number of listings': 'जितनी चाहें उतनी लिस्टिंग',
  '{limit} listings at a time': 'एक साथ {limit} लिस्टिंग',
  Free: 'मुफ़्त',
  'for ever': 'हमेशा के लिए',
  'a month, tax included': 'हर महीने, टैक्स सहित',
  'What it costs': 'कितना खर्च है',
  'Paid in advance, no auto-renewal. {plans}. Questions? {address}':
    'पेमेंट पहले, अपने आप दोबारा नहीं कटेगा। {plans}। कुछ पूछना है? {address}',
  'Compare the plans': 'प्लान मिलाकर देखें',
  Questions: 'सवाल-जवाब',
  'What does it cost?': 'कितना खर्च आता है?',
  'Starting is free and needs no credit card: {listings} listings live at once and any number over time, with up to {count} photos each and {leads} leads a month. Paid plans begin at {price} a month, tax included.':
    'शुरुआत मुफ़्त है और क्रेडिट कार्ड नहीं चाहिए: एक साथ {listings} लिस्टिंग और आगे चलकर जितनी चाहें उतनी, हर गाड़ी की {count} तक फ़ोटो और हर महीने {leads} लीड। पेमेंट वाले प्लान {price} महीने से शुरू होते हैं, टैक्स सहित।',
  'Do buyers need an account or an app?': 'क्या खरीदार को खाता या ऐप चाहिए?',
  'No. They open the link or scan the QR code with their camera, and send an offer with their name and number.':
    'नहीं। वे लिंक खोलते हैं या कैमरे से QR कोड स्कैन करते हैं, और अपने नाम और नंबर के साथ ऑफ़र भेज देते हैं।',
  'What do I need to list a vehicle?': 'गाड़ी लगाने के लिए क्या चाहिए?',
  'A name, a price and one to {count} photos from your phone. Kilometres, fuel, a description and the registration certificate are optional.':
    'नाम, कीमत और फ़ोन से खींची हुई 1 से {count} फ़ोटो। किमी, फ़्यूल, विवरण और RC आप चाहें तो दें।',
  'Who sees my registration certificate?': 'मेरी RC कौन देख सकता है?',
  'Nobody, unless you say so. You can show it on the page, or let buyers ask and decide for each of them.':
    'आपकी मर्ज़ी के बिना कोई नहीं। आप उसे पेज पर दिखा सकते हैं, या खरीदार अनुरोध करें और हर एक के लिए आप तय करें।',
  'Your vehicle could be online in a minute': 'आपकी गाड़ी एक मिनट में ऑनलाइन हो सकती है',
  'Photos, price, done.': 'फ़ोटो, कीमत, बस हो गया।',
  'Get Started Free': 'मुफ़्त शुरू करें',
} as const;
