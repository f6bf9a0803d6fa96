CREATE TRIGGER `consent_texts_no_update` BEFORE UPDATE ON `consent_texts`
BEGIN
  SELECT RAISE(ABORT, 'consent_texts is append-only');
END;

CREATE TRIGGER `consent_texts_no_delete` BEFORE DELETE ON `consent_texts`
BEGIN
  SELECT RAISE(ABORT, 'consent_texts is append-only');
END;

-- Every text that people have agreed to. Add a row for a new version, never edit one.
INSERT INTO `consent_texts` (version, purpose, text, created_at) VALUES
('2026-11-1', 'offer', 'By sending, you agree that the seller gets your name and number to call you about this vehicle.', 1795219200000),
('permissions-2026-11-1', 'permissions', 'Camera & media: Photograph your vehicles for a listing.
Storage: Keep you signed in on this device.
Network: Publish your listings and receive offers.
Location: Say which city a vehicle stands in.
Notifications: Hear of a new offer while this page is open.
Contacts: Choose buyers from your phone book.
Microphone: Speak a description instead of typing it.
Your privacy: your browser asks you before anything is used, nothing is recorded, and you can change all of this in Settings.', 1795219200000),
('permissions-2026-11-2', 'permissions', 'Camera & media: Take photos of your vehicles.
Storage: Keep you signed in on this device.
Network: Publish your listings and receive offers.
Location: Fill in the city of a vehicle for you.
Notifications: New offers while this page is open.
Contacts: Pick a buyer from your phone book, one at a time.
Microphone: Dictate a description instead of typing it.
Your privacy: your browser asks you before anything is used, and you can change all of this in Settings. We receive only what you choose or save: never your position, your whole phone book or a recording. Your browser may turn speech into text with an online service of its maker.', 1795305600000),
('permissions-2026-11-3', 'permissions', 'Camera & media: Take photos of your vehicles.
Storage: Keep you signed in on this device.
Network: Publish your listings and receive offers.
Location: Fill in the city of a vehicle for you.
Notifications: New offers on this device, also with the page closed.
Contacts: Pick a buyer from your phone book, one at a time.
Microphone: Dictate a description instead of typing it.
Your privacy: your browser asks you before anything is used, and you can change all of this in Settings. We receive only what you choose or save: never your position, your whole phone book or a recording. Your browser may turn speech into text with an online service of its maker.', 1795348800000),
('permissions-2026-11-4', 'permissions', 'Camera & media: Take photos of your vehicles and scan your stickers.
Storage: Keep you signed in on this device.
Network: Publish your listings and receive offers.
Location: Fill in the city of a vehicle for you.
Notifications: New offers on this device, also with the page closed.
Contacts: Pick a buyer from your phone book, one at a time.
Microphone: Dictate a description instead of typing it.
Your privacy: your browser asks you before anything is used, and you can change all of this in Settings. We receive only what you choose or save: never your position, your whole phone book or a recording. Your browser may turn speech into text with an online service of its maker.', 1795370400000),
('permissions-2026-11-5', 'permissions', 'Camera & media: Take photos of your vehicles and scan your stickers.
Storage: Stay signed in on this device.
Network: Publish your listings and receive offers.
Location: Fill in the city of a vehicle for you.
Notifications: New offers on this device, also with the page closed.
Contacts: Pick a buyer from your phone book, one at a time.
Microphone: Dictate a description instead of typing it.
Your privacy: your browser asks you before anything is used, and you can change all of this in Settings. We receive only what you choose or save: never your position, your whole phone book or a recording. Your browser may turn speech into text with an online service of its maker.', 1795370400000),
('number-messages-2026-11-1', 'number_messages', 'Offers are sent to your verified mobile number by SMS or WhatsApp, through their operators. You can turn this off here at any time.', 1795305600000),
('number-messages-2026-11-2', 'number_messages', 'Offers and reminders about your plan are sent to your verified mobile number by SMS or WhatsApp, through their operators. You can turn this off here at any time.', 1795478400000),
('2026-11-1-hi', 'offer', 'भेजकर आप सहमत हैं कि विक्रेता को आपका नाम और नंबर मिले, ताकि वह इस वाहन के बारे में आपको कॉल कर सके।', 1795348800000),
('2026-11-1-mr', 'offer', 'पाठवून तुम्ही मान्य करता की विक्रेत्याला तुमचे नाव आणि नंबर मिळेल, जेणेकरून तो या वाहनाबद्दल तुम्हाला कॉल करू शकेल.', 1795348800000),
('2026-11-1-gu', 'offer', 'મોકલીને તમે સંમત થાઓ છો કે વેચનારને તમારું નામ અને નંબર મળે, જેથી તે આ વાહન વિશે તમને કૉલ કરી શકે.', 1795348800000),
('2026-11-1-pa', 'offer', 'ਭੇਜ ਕੇ ਤੁਸੀਂ ਸਹਿਮਤ ਹੋ ਕਿ ਵੇਚਣ ਵਾਲੇ ਨੂੰ ਤੁਹਾਡਾ ਨਾਮ ਅਤੇ ਨੰਬਰ ਮਿਲੇ, ਤਾਂ ਜੋ ਉਹ ਇਸ ਵਾਹਨ ਬਾਰੇ ਤੁਹਾਨੂੰ ਕਾਲ ਕਰ ਸਕੇ।', 1795348800000),
('2026-11-1-bn', 'offer', 'পাঠালে আপনি সম্মত হচ্ছেন যে এই গাড়ির বিষয়ে আপনাকে কল করার জন্য বিক্রেতা আপনার নাম ও নম্বর পাবেন।', 1795348800000),
('2026-11-1-ta', 'offer', 'அனுப்புவதன் மூலம், இந்த வாகனம் குறித்து உங்களை அழைக்க விற்பவர் உங்கள் பெயரையும் எண்ணையும் பெற ஒப்புக்கொள்கிறீர்கள்.', 1795348800000),
('2026-11-1-te', 'offer', 'పంపడం ద్వారా, ఈ వాహనం గురించి మీకు కాల్ చేయడానికి అమ్మేవారికి మీ పేరు, నంబర్ అందడానికి మీరు అంగీకరిస్తున్నారు.', 1795348800000),
('2026-11-1-kn', 'offer', 'ಕಳುಹಿಸುವ ಮೂಲಕ, ಈ ವಾಹನದ ಬಗ್ಗೆ ನಿಮಗೆ ಕರೆ ಮಾಡಲು ಮಾರಾಟಗಾರರಿಗೆ ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ಸಂಖ್ಯೆ ಸಿಗುವುದಕ್ಕೆ ನೀವು ಒಪ್ಪುತ್ತೀರಿ.', 1795348800000),
('2026-11-1-ml', 'offer', 'അയയ്ക്കുന്നതിലൂടെ, ഈ വാഹനത്തെക്കുറിച്ച് നിങ്ങളെ വിളിക്കാൻ വിൽപ്പനക്കാരന് നിങ്ങളുടെ പേരും നമ്പറും ലഭിക്കുന്നതിന് നിങ്ങൾ സമ്മതിക്കുന്നു.', 1795348800000),
('2026-11-2-hi', 'offer', 'यह फ़ॉर्म भेजकर आप सहमति देते हैं कि आपका नाम और नंबर विक्रेता को दिया जाए, ताकि वे इस गाड़ी के बारे में आपको कॉल कर सकें।', 1795435200000),
('2026-11-2-mr', 'offer', 'हा फॉर्म पाठवून तुम्ही संमती देता की तुमचे नाव आणि नंबर विक्रेत्याला दिला जाईल, म्हणजे ते या गाडीबद्दल तुम्हाला कॉल करू शकतील.', 1795435200000),
('2026-11-2-gu', 'offer', 'આ ફૉર્મ મોકલીને તમે સંમતિ આપો છો કે તમારું નામ અને નંબર વેચનારને અપાય, જેથી તેઓ આ ગાડી વિશે તમને કૉલ કરી શકે.', 1795435200000),
('2026-11-2-pa', 'offer', 'ਇਹ ਫ਼ਾਰਮ ਭੇਜ ਕੇ ਤੁਸੀਂ ਸਹਿਮਤੀ ਦਿੰਦੇ ਹੋ ਕਿ ਤੁਹਾਡਾ ਨਾਮ ਅਤੇ ਨੰਬਰ ਵੇਚਣ ਵਾਲੇ ਨੂੰ ਦਿੱਤਾ ਜਾਵੇ, ਤਾਂ ਜੋ ਉਹ ਇਸ ਗੱਡੀ ਬਾਰੇ ਤੁਹਾਨੂੰ ਕਾਲ ਕਰ ਸਕਣ।', 1795435200000),
('2026-11-2-ta', 'offer', 'அனுப்பினால், இந்த வண்டி பற்றி உங்களை அழைக்க உங்கள் பெயரும் எண்ணும் விற்பவருக்குக் கிடைக்கும்; இதற்கு நீங்கள் ஒப்புக்கொள்கிறீர்கள்.', 1795435200000),
('2026-11-2-te', 'offer', 'పంపితే, ఈ బండి గురించి మీకు కాల్ చేసేందుకు మీ పేరు, నంబర్ అమ్మేవారికి అందుతాయి; దీనికి మీరు ఒప్పుకుంటున్నారు.', 1795435200000),
('2026-11-2-kn', 'offer', 'ಕಳುಹಿಸಿದರೆ, ಈ ಗಾಡಿಯ ಬಗ್ಗೆ ನಿಮಗೆ ಕರೆ ಮಾಡಲು ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ನಂಬರ್ ಮಾರುವವರಿಗೆ ಸಿಗುತ್ತವೆ; ಇದಕ್ಕೆ ನೀವು ಒಪ್ಪುತ್ತೀರಿ.', 1795435200000),
('2026-11-2-ml', 'offer', 'അയച്ചാൽ, ഈ വണ്ടിയെപ്പറ്റി നിങ്ങളെ വിളിക്കാൻ നിങ്ങളുടെ പേരും നമ്പറും വിൽക്കുന്നയാൾക്ക് കിട്ടും; ഇതിന് നിങ്ങൾ സമ്മതിക്കുന്നു.', 1795435200000),
('permissions-2026-11-1-hi', 'permissions', 'कैमरा और फ़ोटो: गाड़ियों की फ़ोटो लें और अपने स्टिकर स्कैन करें।
स्टोरेज: इस डिवाइस पर साइन इन रहें।
इंटरनेट: लिस्टिंग लगाएँ और ऑफ़र पाएँ।
जगह: गाड़ी का शहर अपने आप भरे।
नोटिफ़िकेशन: पेज बंद होने पर भी इस डिवाइस पर नए ऑफ़र।
संपर्क: फ़ोन बुक से एक-एक करके खरीदार चुनें।
माइक: लिखने की जगह बोलकर जानकारी दें।
आपकी प्राइवेसी: कुछ भी इस्तेमाल करने से पहले आपका ब्राउज़र आपसे पूछता है, और यह सब आप सेटिंग में बदल सकते हैं। हमें सिर्फ़ वही मिलता है जो आप चुनते या सेव करते हैं: आपकी जगह, आपकी पूरी फ़ोन बुक या कोई रिकॉर्डिंग कभी नहीं। बोली को लिखाई में बदलने के लिए आपका ब्राउज़र अपनी कंपनी की ऑनलाइन सेवा इस्तेमाल कर सकता है।', 1795564800000),
('number-messages-2026-11-1-hi', 'number_messages', 'ऑफ़र और आपके प्लान की याद दिलाने वाले मैसेज आपके पक्के किए हुए मोबाइल नंबर पर SMS या WhatsApp से, उनकी कंपनियों के ज़रिए भेजे जाते हैं। आप इसे यहाँ कभी भी बंद कर सकते हैं।', 1795564800000),
('written-lead-2026-11-1', 'written_lead', 'By saving, you confirm that the buyer agreed that you keep this number and call them about a vehicle.', 1795651200000),
('written-lead-2026-11-1-hi', 'written_lead', 'सेव करके आप मानते हैं कि खरीदार राज़ी हैं कि आप यह नंबर रखें और गाड़ी के बारे में उन्हें कॉल करें।', 1795651200000),
('waiting-2026-11-1', 'waiting', 'By saving, you confirm that the buyer agreed that you keep what they want for 90 days and write to them when a vehicle like it comes in or gets cheaper.', 1795651200000),
('waiting-2026-11-1-hi', 'waiting', 'सेव करके आप मानते हैं कि खरीदार राज़ी हैं कि आप उनकी पसंद 90 दिन तक रखें और वैसी गाड़ी आने या सस्ती होने पर उन्हें मैसेज करें।', 1795651200000),
('similar-2026-11-1-en', 'similar', 'I agree that the seller keeps my name and number for 90 days and writes to me when a similar vehicle comes in.', 1795651200000),
('similar-2026-11-1-hi', 'similar', 'मैं सहमति देता/देती हूँ कि विक्रेता मेरा नाम और नंबर 90 दिन तक रखें और ऐसी गाड़ी आने पर मुझे मैसेज करें।', 1795651200000),
('similar-2026-11-1-mr', 'similar', 'विक्रेत्याने माझे नाव आणि नंबर 90 दिवस ठेवावा आणि अशी गाडी आल्यावर मला मेसेज करावा, यासाठी माझी संमती आहे.', 1795651200000),
('similar-2026-11-1-gu', 'similar', 'વેચનાર મારું નામ અને નંબર 90 દિવસ રાખે અને આવી ગાડી આવે ત્યારે મને મેસેજ કરે તે માટે મારી સંમતિ છે.', 1795651200000),
('similar-2026-11-1-pa', 'similar', 'ਮੇਰੀ ਸਹਿਮਤੀ ਹੈ ਕਿ ਵੇਚਣ ਵਾਲੇ ਮੇਰਾ ਨਾਮ ਅਤੇ ਨੰਬਰ 90 ਦਿਨ ਰੱਖਣ ਅਤੇ ਅਜਿਹੀ ਗੱਡੀ ਆਉਣ ’ਤੇ ਮੈਨੂੰ ਮੈਸੇਜ ਕਰਨ।', 1795651200000),
('similar-2026-11-1-bn', 'similar', 'আমি রাজি যে বিক্রেতা আমার নাম ও নম্বর 90 দিন রাখবেন এবং এরকম গাড়ি এলে আমাকে মেসেজ করবেন।', 1795651200000),
('similar-2026-11-1-ta', 'similar', 'விற்பவர் என் பெயரையும் எண்ணையும் 90 நாட்கள் வைத்திருந்து, இதுபோன்ற வண்டி வந்தால் எனக்கு மெசேஜ் அனுப்ப ஒப்புக்கொள்கிறேன்.', 1795651200000),
('similar-2026-11-1-te', 'similar', 'అమ్మేవారు నా పేరు, నంబర్‌ను 90 రోజులు ఉంచుకుని, ఇలాంటి బండి వచ్చినప్పుడు నాకు మెసేజ్ చేసేందుకు ఒప్పుకుంటున్నాను.', 1795651200000),
('similar-2026-11-1-kn', 'similar', 'ಮಾರುವವರು ನನ್ನ ಹೆಸರು ಮತ್ತು ನಂಬರ್ ಅನ್ನು 90 ದಿನ ಇಟ್ಟುಕೊಂಡು, ಇಂಥ ಗಾಡಿ ಬಂದಾಗ ನನಗೆ ಮೆಸೇಜ್ ಮಾಡಲು ಒಪ್ಪುತ್ತೇನೆ.', 1795651200000),
('similar-2026-11-1-ml', 'similar', 'വിൽക്കുന്നയാൾ എന്റെ പേരും നമ്പറും 90 ദിവസം സൂക്ഷിക്കാനും ഇതുപോലുള്ള വണ്ടി വരുമ്പോൾ എനിക്ക് മെസേജ് അയയ്ക്കാനും ഞാൻ സമ്മതിക്കുന്നു.', 1795651200000),
('permissions-2026-11-6', 'permissions', 'Camera & media: Take photos of your vehicles and scan your stickers.
Storage: Stay signed in on this device.
Network: Publish your listings and receive offers.
Location: Fill in the city of a vehicle, or the place of your yard.
Notifications: New offers on this device, also with the page closed.
Contacts: Pick a buyer from your phone book, one at a time.
Microphone: Dictate a description instead of typing it.
Your privacy: your browser asks you before anything is used, and you can change all of this in Settings. We receive only what you choose or save: your position only if you save it as the place of your yard, and never your whole phone book or a recording. Your browser may turn speech into text with an online service of its maker.', 1795651200000),
('permissions-2026-11-2-hi', 'permissions', 'कैमरा और फ़ोटो: गाड़ियों की फ़ोटो लें और अपने स्टिकर स्कैन करें।
स्टोरेज: इस डिवाइस पर साइन इन रहें।
इंटरनेट: लिस्टिंग लगाएँ और ऑफ़र पाएँ।
जगह: गाड़ी का शहर या यार्ड की जगह अपने आप भरे।
नोटिफ़िकेशन: पेज बंद होने पर भी इस डिवाइस पर नए ऑफ़र।
संपर्क: फ़ोन बुक से एक-एक करके खरीदार चुनें।
माइक: लिखने की जगह बोलकर जानकारी दें।
आपकी प्राइवेसी: कुछ भी इस्तेमाल करने से पहले आपका ब्राउज़र आपसे पूछता है, और यह सब आप सेटिंग में बदल सकते हैं। हमें सिर्फ़ वही मिलता है जो आप चुनते या सेव करते हैं: आपकी जगह तभी, जब आप उसे अपने यार्ड की जगह के तौर पर सेव करें, और आपकी पूरी फ़ोन बुक या कोई रिकॉर्डिंग कभी नहीं। बोली को लिखाई में बदलने के लिए आपका ब्राउज़र अपनी कंपनी की ऑनलाइन सेवा इस्तेमाल कर सकता है।', 1795651200000),
('price-2026-11-1-en', 'price', 'I agree that the seller keeps my name and number for 180 days and writes to me when this vehicle gets cheaper.', 1795737600000),
('price-2026-11-1-hi', 'price', 'मैं सहमति देता/देती हूँ कि विक्रेता मेरा नाम और नंबर 180 दिन तक रखें और यह गाड़ी सस्ती होने पर मुझे मैसेज करें।', 1795737600000),
('price-2026-11-1-mr', 'price', 'विक्रेत्याने माझे नाव आणि नंबर 180 दिवस ठेवावा आणि ही गाडी स्वस्त झाल्यावर मला मेसेज करावा, यासाठी माझी संमती आहे.', 1795737600000),
('price-2026-11-1-gu', 'price', 'વેચનાર મારું નામ અને નંબર 180 દિવસ રાખે અને આ ગાડી સસ્તી થાય ત્યારે મને મેસેજ કરે તે માટે મારી સંમતિ છે.', 1795737600000),
('price-2026-11-1-pa', 'price', 'ਮੇਰੀ ਸਹਿਮਤੀ ਹੈ ਕਿ ਵੇਚਣ ਵਾਲੇ ਮੇਰਾ ਨਾਮ ਅਤੇ ਨੰਬਰ 180 ਦਿਨ ਰੱਖਣ ਅਤੇ ਇਹ ਗੱਡੀ ਸਸਤੀ ਹੋਣ ’ਤੇ ਮੈਨੂੰ ਮੈਸੇਜ ਕਰਨ।', 1795737600000),
('price-2026-11-1-bn', 'price', 'আমি রাজি যে বিক্রেতা আমার নাম ও নম্বর 180 দিন রাখবেন এবং এই গাড়ির দাম কমলে আমাকে মেসেজ করবেন।', 1795737600000),
('price-2026-11-1-ta', 'price', 'விற்பவர் என் பெயரையும் எண்ணையும் 180 நாட்கள் வைத்திருந்து, இந்த வண்டியின் விலை குறைந்தால் எனக்கு மெசேஜ் அனுப்ப ஒப்புக்கொள்கிறேன்.', 1795737600000),
('price-2026-11-1-te', 'price', 'అమ్మేవారు నా పేరు, నంబర్‌ను 180 రోజులు ఉంచుకుని, ఈ బండి ధర తగ్గినప్పుడు నాకు మెసేజ్ చేసేందుకు ఒప్పుకుంటున్నాను.', 1795737600000),
('price-2026-11-1-kn', 'price', 'ಮಾರುವವರು ನನ್ನ ಹೆಸರು ಮತ್ತು ನಂಬರ್ ಅನ್ನು 180 ದಿನ ಇಟ್ಟುಕೊಂಡು, ಈ ಗಾಡಿಯ ಬೆಲೆ ಇಳಿದಾಗ ನನಗೆ ಮೆಸೇಜ್ ಮಾಡಲು ಒಪ್ಪುತ್ತೇನೆ.', 1795737600000),
('price-2026-11-1-ml', 'price', 'വിൽക്കുന്നയാൾ എന്റെ പേരും നമ്പറും 180 ദിവസം സൂക്ഷിക്കാനും ഈ വണ്ടിയുടെ വില കുറയുമ്പോൾ എനിക്ക് മെസേജ് അയയ്ക്കാനും ഞാൻ സമ്മതിക്കുന്നു.', 1795737600000)
ON CONFLICT (version) DO NOTHING;
