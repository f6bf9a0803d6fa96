import type { Language } from '../../schema/common/languages';
import type { SellingTexts } from './selling-en';
import { SELLING_PLACE } from './selling-place';

const hi: SellingTexts = {
  place: SELLING_PLACE.hi,
  sheet: {
    scan: 'फ़ोटो-दाम देखें, ऑफ़र दें: स्कैन करें',
    scanProfile: 'हमारी सभी गाड़ियाँ देखने के लिए स्कैन करें',
    number: (number) => `नं. ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `नमस्ते ${buyer} जी`,
    helloStranger: 'नमस्ते',
    vehicle: 'गाड़ी',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} के लिए आपका ${offer} का ऑफ़र मिला। धन्यवाद।`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle} के लिए आपके ${offer} के ऑफ़र के लिए धन्यवाद। यह गाड़ी अब बिक चुकी है।`,
    counter: (hello, price, vehicle, link) =>
      `${hello}, ${vehicle} ${price} में मिल सकती है। 48 घंटे में यहाँ जवाब दें: ${link}`,
    like: (hello, vehicle, link) => `${hello}, आपने ऐसी ही गाड़ी माँगी थी: ${vehicle}। फ़ोटो और जानकारी: ${link}`,
    cheaper: (hello, vehicle, link) =>
      `${hello}, आपने दाम घटने पर बताने को कहा था। अब: ${vehicle}। फ़ोटो और जानकारी: ${link}`,
    rc: (hello, vehicle, link) =>
      `${hello}, ${vehicle} की आरसी अभी आपके नाम नहीं हुई है। क्या बाकी है और कब तक: ${link}`,
    visit: (hello, vehicle, when) => `${hello}, आपने ${vehicle} देखने का समय माँगा था: ${when}।`,
    propose: (when) => `उस समय नहीं हो पाएगा। क्या इस समय आ सकते हैं: ${when}?`,
    answers: {
      asked: 'आपको कौन-सा समय ठीक रहेगा?',
      seen: 'आपको कौन-सा समय ठीक रहेगा?',
      confirmed: 'हाँ, आप आकर देख सकते हैं।',
      declined: 'माफ़ कीजिए, उस दिन नहीं हो पाएगा।',
    },
  },
};

const mr: SellingTexts = {
  place: SELLING_PLACE.mr,
  sheet: {
    scan: 'फोटो-किंमत पहा, तुमची ऑफर द्या: स्कॅन करा',
    scanProfile: 'आमच्या सर्व गाड्या पाहण्यासाठी स्कॅन करा',
    number: (number) => `क्र. ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `नमस्कार ${buyer}`,
    helloStranger: 'नमस्कार',
    vehicle: 'गाडी',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} साठी तुमची ${offer} ची ऑफर मिळाली. धन्यवाद.`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle} साठी तुम्ही दिलेल्या ${offer} च्या ऑफरबद्दल धन्यवाद. ही गाडी आता विकली गेली आहे.`,
    counter: (hello, price, vehicle, link) =>
      `${hello}, ${vehicle} ${price} ला देता येईल. 48 तासांत इथे उत्तर द्या: ${link}`,
    like: (hello, vehicle, link) =>
      `${hello}, तुम्ही अशीच गाडी मागितली होती: ${vehicle}. फोटो आणि माहिती: ${link}`,
    cheaper: (hello, vehicle, link) =>
      `${hello}, किंमत कमी झाल्यावर कळवायला तुम्ही सांगितले होते. आता: ${vehicle}. फोटो आणि माहिती: ${link}`,
    rc: (hello, vehicle, link) =>
      `${hello}, ${vehicle} ची आरसी अजून तुमच्या नावावर झालेली नाही. काय बाकी आहे आणि कधीपर्यंत: ${link}`,
    visit: (hello, vehicle, when) => `${hello}, तुम्ही ${vehicle} पाहण्यासाठी वेळ मागितली होती: ${when}.`,
    propose: (when) => `ती वेळ जमणार नाही. या वेळी येऊ शकाल का: ${when}?`,
    answers: {
      asked: 'तुम्हाला कोणती वेळ सोयीची आहे?',
      seen: 'तुम्हाला कोणती वेळ सोयीची आहे?',
      confirmed: 'हो, तुम्ही येऊन पाहू शकता.',
      declined: 'माफ करा, त्या दिवशी जमणार नाही.',
    },
  },
};

const gu: SellingTexts = {
  place: SELLING_PLACE.gu,
  sheet: {
    scan: 'ફોટા-ભાવ જુઓ, તમારી ઑફર આપો: સ્કેન કરો',
    scanProfile: 'અમારી બધી ગાડીઓ જોવા સ્કેન કરો',
    number: (number) => `નં. ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `નમસ્તે ${buyer} જી`,
    helloStranger: 'નમસ્તે',
    vehicle: 'ગાડી',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} માટે તમારી ${offer} ની ઑફર મળી. આભાર.`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle} માટે તમારી ${offer} ની ઑફર બદલ આભાર. આ ગાડી હવે વેચાઈ ગઈ છે.`,
    counter: (hello, price, vehicle, link) =>
      `${hello}, ${vehicle} ${price} માં આપી શકાશે. 48 કલાકમાં અહીં જવાબ આપો: ${link}`,
    like: (hello, vehicle, link) => `${hello}, તમે આવી જ ગાડી માગી હતી: ${vehicle}. ફોટા અને માહિતી: ${link}`,
    cheaper: (hello, vehicle, link) =>
      `${hello}, ભાવ ઘટે ત્યારે જણાવવા તમે કહ્યું હતું. હવે: ${vehicle}. ફોટા અને માહિતી: ${link}`,
    rc: (hello, vehicle, link) =>
      `${hello}, ${vehicle} ની આરસી હજી તમારા નામે થઈ નથી. શું બાકી છે અને ક્યાં સુધી: ${link}`,
    visit: (hello, vehicle, when) => `${hello}, તમે ${vehicle} જોવા માટે સમય માગ્યો હતો: ${when}.`,
    propose: (when) => `તે સમય નહીં ફાવે. આ સમયે આવી શકશો: ${when}?`,
    answers: {
      asked: 'તમને કયો સમય ફાવશે?',
      seen: 'તમને કયો સમય ફાવશે?',
      confirmed: 'હા, તમે આવીને જોઈ શકો છો.',
      declined: 'માફ કરશો, તે દિવસે નહીં ફાવે.',
    },
  },
};

const pa: SellingTexts = {
  place: SELLING_PLACE.pa,
  sheet: {
    scan: 'ਫ਼ੋਟੋਆਂ ਤੇ ਕੀਮਤ ਵੇਖੋ, ਆਪਣਾ ਆਫ਼ਰ ਦਿਓ: ਸਕੈਨ ਕਰੋ',
    scanProfile: 'ਸਾਡੀਆਂ ਸਾਰੀਆਂ ਗੱਡੀਆਂ ਵੇਖਣ ਲਈ ਸਕੈਨ ਕਰੋ',
    number: (number) => `ਨੰ. ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${buyer} ਜੀ`,
    helloStranger: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ',
    vehicle: 'ਗੱਡੀ',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} ਲਈ ਤੁਹਾਡਾ ${offer} ਦਾ ਆਫ਼ਰ ਮਿਲਿਆ। ਧੰਨਵਾਦ।`,
    sold: (hello, offer, vehicle) => `${hello}, ${vehicle} ਲਈ ਤੁਹਾਡੇ ${offer} ਦੇ ਆਫ਼ਰ ਦਾ ਧੰਨਵਾਦ। ਇਹ ਗੱਡੀ ਵਿਕ ਗਈ ਹੈ।`,
    counter: (hello, price, vehicle, link) =>
      `${hello}, ${vehicle} ${price} ਵਿੱਚ ਦੇ ਸਕਦੇ ਹਾਂ। 48 ਘੰਟਿਆਂ ਵਿੱਚ ਇੱਥੇ ਜਵਾਬ ਦਿਓ: ${link}`,
    like: (hello, vehicle, link) => `${hello}, ਤੁਸੀਂ ਇਹੋ ਜਿਹੀ ਗੱਡੀ ਮੰਗੀ ਸੀ: ${vehicle}। ਫ਼ੋਟੋਆਂ ਤੇ ਜਾਣਕਾਰੀ: ${link}`,
    cheaper: (hello, vehicle, link) =>
      `${hello}, ਤੁਸੀਂ ਕੀਮਤ ਘਟਣ ’ਤੇ ਦੱਸਣ ਲਈ ਕਿਹਾ ਸੀ। ਹੁਣ: ${vehicle}। ਫ਼ੋਟੋਆਂ ਤੇ ਜਾਣਕਾਰੀ: ${link}`,
    rc: (hello, vehicle, link) =>
      `${hello}, ${vehicle} ਦੀ ਆਰਸੀ ਹਾਲੇ ਤੁਹਾਡੇ ਨਾਮ ਨਹੀਂ ਹੋਈ। ਕੀ ਬਾਕੀ ਹੈ ਅਤੇ ਕਦੋਂ ਤੱਕ: ${link}`,
    visit: (hello, vehicle, when) => `${hello}, ਤੁਸੀਂ ${vehicle} ਵੇਖਣ ਲਈ ਸਮਾਂ ਮੰਗਿਆ ਸੀ: ${when}।`,
    propose: (when) => `ਉਸ ਵੇਲੇ ਨਹੀਂ ਹੋ ਸਕੇਗਾ। ਕੀ ਇਸ ਵੇਲੇ ਆ ਸਕਦੇ ਹੋ: ${when}?`,
    answers: {
      asked: 'ਤੁਹਾਨੂੰ ਕਿਹੜਾ ਸਮਾਂ ਠੀਕ ਰਹੇਗਾ?',
      seen: 'ਤੁਹਾਨੂੰ ਕਿਹੜਾ ਸਮਾਂ ਠੀਕ ਰਹੇਗਾ?',
      confirmed: 'ਹਾਂ, ਤੁਸੀਂ ਆ ਕੇ ਵੇਖ ਸਕਦੇ ਹੋ।',
      declined: 'ਮਾਫ਼ ਕਰਨਾ, ਉਸ ਦਿਨ ਨਹੀਂ ਹੋ ਸਕੇਗਾ।',
    },
  },
};

const bn: SellingTexts = {
  place: SELLING_PLACE.bn,
  sheet: {
    scan: 'ছবি ও দাম দেখতে, অফার দিতে স্ক্যান করুন',
    scanProfile: 'আমাদের সব গাড়ি দেখতে স্ক্যান করুন',
    number: (number) => `নং ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `নমস্কার ${buyer}`,
    helloStranger: 'নমস্কার',
    vehicle: 'গাড়িটি',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle}: আপনার ${offer}-এর অফার পেয়েছি। ধন্যবাদ।`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle}: আপনার ${offer}-এর অফারের জন্য ধন্যবাদ। গাড়িটি বিক্রি হয়ে গেছে।`,
    counter: (hello, price, vehicle, link) =>
      `${hello}, ${vehicle} আমি ${price}-এ দিতে পারি। 48 ঘণ্টার মধ্যে এখানে উত্তর দিন: ${link}`,
    like: (hello, vehicle, link) => `${hello}, আপনি এমন একটি গাড়ি চেয়েছিলেন: ${vehicle}। ছবি ও বিবরণ: ${link}`,
    cheaper: (hello, vehicle, link) =>
      `${hello}, দাম কমলে আপনি জানাতে বলেছিলেন। এখন: ${vehicle}। ছবি ও বিবরণ: ${link}`,
    rc: (hello, vehicle, link) =>
      `${hello}, ${vehicle}: আরসি এখনও আপনার নামে হয়নি। কী বাকি আর কবে পর্যন্ত: ${link}`,
    visit: (hello, vehicle, when) => `${hello}, আপনি ${vehicle} দেখতে আসার সময় চেয়েছিলেন: ${when}।`,
    propose: (when) => `ওই সময় সুবিধা হবে না। এই সময় আসতে পারবেন: ${when}?`,
    answers: {
      asked: 'আপনার কোন সময় সুবিধা হবে?',
      seen: 'আপনার কোন সময় সুবিধা হবে?',
      confirmed: 'হ্যাঁ, এসে দেখতে পারেন।',
      declined: 'দুঃখিত, ওই দিন আমার সুবিধা হবে না।',
    },
  },
};

const ta: SellingTexts = {
  place: SELLING_PLACE.ta,
  sheet: {
    scan: 'படங்கள், விலை பார்க்க ஸ்கேன் செய்யுங்கள்',
    scanProfile: 'எங்கள் எல்லா வண்டிகளையும் பார்க்க ஸ்கேன் செய்யுங்கள்',
    number: (number) => `எண் ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `வணக்கம் ${buyer}`,
    helloStranger: 'வணக்கம்',
    vehicle: 'அந்த',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} வண்டிக்கு நீங்கள் சொன்ன விலை (${offer}) பார்த்தேன். நன்றி.`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle} வண்டிக்கு விலை (${offer}) சொன்னதற்கு நன்றி. அந்த வண்டி விற்றாகிவிட்டது.`,
    counter: (hello, price, vehicle, link) =>
      `${hello}, ${vehicle} வண்டியை ${price} விலைக்குத் தர முடியும். 48 மணி நேரத்திற்குள் இங்கே பதில் சொல்லுங்கள்: ${link}`,
    like: (hello, vehicle, link) =>
      `${hello}, நீங்கள் இது போன்ற வண்டியைக் கேட்டிருந்தீர்கள்: ${vehicle}. படங்கள், விவரங்கள்: ${link}`,
    cheaper: (hello, vehicle, link) =>
      `${hello}, விலை குறைந்தால் சொல்லச் சொன்னீர்கள். இப்போது: ${vehicle}. படங்கள், விவரங்கள்: ${link}`,
    rc: (hello, vehicle, link) =>
      `${hello}, ${vehicle} ஆர்.சி இன்னும் உங்கள் பெயருக்கு மாறவில்லை. என்ன பாக்கி, எப்போது வரை: ${link}`,
    visit: (hello, vehicle, when) => `${hello}, ${vehicle} வண்டியைப் பார்க்க நீங்கள் கேட்ட நேரம்: ${when}.`,
    propose: (when) => `அந்த நேரம் வசதிப்படாது. இந்த நேரத்தில் வர முடியுமா: ${when}?`,
    answers: {
      asked: 'உங்களுக்கு எந்த நேரம் வசதி?',
      seen: 'உங்களுக்கு எந்த நேரம் வசதி?',
      confirmed: 'சரி, நீங்கள் வந்து பார்க்கலாம்.',
      declined: 'மன்னிக்கவும், அன்று எனக்கு வசதிப்படாது.',
    },
  },
};

const te: SellingTexts = {
  place: SELLING_PLACE.te,
  sheet: {
    scan: 'ఫోటోలు, ధర చూడటానికి స్కాన్ చేయండి',
    scanProfile: 'మా బండ్లన్నీ చూడటానికి స్కాన్ చేయండి',
    number: (number) => `నం. ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `నమస్తే ${buyer} గారు`,
    helloStranger: 'నమస్తే',
    vehicle: 'ఆ',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} బండికి మీరు చెప్పిన ధర (${offer}) చూశాను. ధన్యవాదాలు.`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle} బండికి మీ ధర (${offer}) చెప్పినందుకు ధన్యవాదాలు. ఆ బండి అమ్ముడైపోయింది.`,
    counter: (hello, price, vehicle, link) =>
      `${hello}, ${vehicle} బండిని ${price} ధరకు ఇవ్వగలను. 48 గంటల్లో ఇక్కడ జవాబు ఇవ్వండి: ${link}`,
    like: (hello, vehicle, link) => `${hello}, మీరు ఇలాంటి బండి అడిగారు: ${vehicle}. ఫోటోలు, వివరాలు: ${link}`,
    cheaper: (hello, vehicle, link) => `${hello}, ధర తగ్గితే చెప్పమన్నారు. ఇప్పుడు: ${vehicle}. ఫోటోలు, వివరాలు: ${link}`,
    rc: (hello, vehicle, link) => `${hello}, ${vehicle} ఆర్‌సీ ఇంకా మీ పేరుకు మారలేదు. ఏం మిగిలింది, ఎప్పటిలోగా: ${link}`,
    visit: (hello, vehicle, when) => `${hello}, ${vehicle} బండి చూడటానికి మీరు అడిగిన సమయం: ${when}.`,
    propose: (when) => `ఆ సమయం వీలు కాదు. ఈ సమయంలో రాగలరా: ${when}?`,
    answers: {
      asked: 'మీకు ఏ సమయం వీలవుతుంది?',
      seen: 'మీకు ఏ సమయం వీలవుతుంది?',
      confirmed: 'సరే, మీరు వచ్చి చూడవచ్చు.',
      declined: 'క్షమించండి, ఆ రోజు నాకు వీలు కాదు.',
    },
  },
};

const kn: SellingTexts = {
  place: SELLING_PLACE.kn,
  sheet: {
    scan: 'ಫೋಟೋ, ಬೆಲೆ ನೋಡಲು ಸ್ಕ್ಯಾನ್ ಮಾಡಿ',
    scanProfile: 'ನಮ್ಮ ಎಲ್ಲಾ ಗಾಡಿಗಳನ್ನು ನೋಡಲು ಸ್ಕ್ಯಾನ್ ಮಾಡಿ',
    number: (number) => `ನಂ. ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `ನಮಸ್ಕಾರ ${buyer}`,
    helloStranger: 'ನಮಸ್ಕಾರ',
    vehicle: 'ಆ',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} ಗಾಡಿಗೆ ನೀವು ಹೇಳಿದ ಬೆಲೆ (${offer}) ನೋಡಿದೆ. ಧನ್ಯವಾದಗಳು.`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle} ಗಾಡಿಗೆ ನಿಮ್ಮ ಬೆಲೆ (${offer}) ಹೇಳಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ಆ ಗಾಡಿ ಮಾರಾಟವಾಗಿದೆ.`,
    counter: (hello, price, vehicle, link) =>
      `${hello}, ${vehicle} ಗಾಡಿಯನ್ನು ${price} ಬೆಲೆಗೆ ಕೊಡುತ್ತೇನೆ. 48 ಗಂಟೆಯೊಳಗೆ ಇಲ್ಲಿ ಉತ್ತರಿಸಿ: ${link}`,
    like: (hello, vehicle, link) => `${hello}, ನೀವು ಇಂಥ ಗಾಡಿ ಕೇಳಿದ್ದಿರಿ: ${vehicle}. ಫೋಟೋ, ವಿವರಗಳು: ${link}`,
    cheaper: (hello, vehicle, link) => `${hello}, ಬೆಲೆ ಇಳಿದರೆ ತಿಳಿಸಲು ಹೇಳಿದ್ದಿರಿ. ಈಗ: ${vehicle}. ಫೋಟೋ, ವಿವರಗಳು: ${link}`,
    rc: (hello, vehicle, link) => `${hello}, ${vehicle} ಆರ್‌ಸಿ ಇನ್ನೂ ನಿಮ್ಮ ಹೆಸರಿಗೆ ಆಗಿಲ್ಲ. ಏನು ಬಾಕಿ, ಯಾವ ದಿನದೊಳಗೆ: ${link}`,
    visit: (hello, vehicle, when) => `${hello}, ${vehicle} ಗಾಡಿ ನೋಡಲು ನೀವು ಕೇಳಿದ ಸಮಯ: ${when}.`,
    propose: (when) => `ಆ ಸಮಯ ಆಗುವುದಿಲ್ಲ. ಈ ಸಮಯಕ್ಕೆ ಬರಬಹುದೇ: ${when}?`,
    answers: {
      asked: 'ನಿಮಗೆ ಯಾವ ಸಮಯ ಅನುಕೂಲ?',
      seen: 'ನಿಮಗೆ ಯಾವ ಸಮಯ ಅನುಕೂಲ?',
      confirmed: 'ಸರಿ, ನೀವು ಬಂದು ನೋಡಬಹುದು.',
      declined: 'ಕ್ಷಮಿಸಿ, ಆ ದಿನ ನನಗೆ ಆಗುವುದಿಲ್ಲ.',
    },
  },
};

const ml: SellingTexts = {
  place: SELLING_PLACE.ml,
  sheet: {
    scan: 'ഫോട്ടോകളും വിലയും കാണാൻ സ്കാൻ ചെയ്യൂ',
    scanProfile: 'ഞങ്ങളുടെ എല്ലാ വണ്ടികളും കാണാൻ സ്കാൻ ചെയ്യൂ',
    number: (number) => `നം. ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `നമസ്കാരം ${buyer}`,
    helloStranger: 'നമസ്കാരം',
    vehicle: 'ആ',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} വണ്ടിക്ക് നിങ്ങൾ പറഞ്ഞ വില (${offer}) കണ്ടു. നന്ദി.`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle} വണ്ടിക്ക് വില (${offer}) പറഞ്ഞതിന് നന്ദി. ആ വണ്ടി വിറ്റുപോയി.`,
    counter: (hello, price, vehicle, link) =>
      `${hello}, ${vehicle} വണ്ടി ${price} വിലയ്ക്കു തരാം. 48 മണിക്കൂറിനുള്ളിൽ ഇവിടെ മറുപടി പറയൂ: ${link}`,
    like: (hello, vehicle, link) =>
      `${hello}, നിങ്ങൾ ഇതുപോലുള്ള ഒരു വണ്ടി ചോദിച്ചിരുന്നു: ${vehicle}. ഫോട്ടോകളും വിവരങ്ങളും: ${link}`,
    cheaper: (hello, vehicle, link) =>
      `${hello}, വില കുറഞ്ഞാൽ അറിയിക്കാൻ പറഞ്ഞിരുന്നു. ഇപ്പോൾ: ${vehicle}. ഫോട്ടോകളും വിവരങ്ങളും: ${link}`,
    rc: (hello, vehicle, link) =>
      `${hello}, ${vehicle} ആർസി ഇതുവരെ നിങ്ങളുടെ പേരിലായിട്ടില്ല. എന്താണ് ബാക്കി, എപ്പോൾ വരെ: ${link}`,
    visit: (hello, vehicle, when) => `${hello}, ${vehicle} വണ്ടി കാണാൻ നിങ്ങൾ ചോദിച്ച സമയം: ${when}.`,
    propose: (when) => `ആ സമയം പറ്റില്ല. ഈ സമയത്ത് വരാമോ: ${when}?`,
    answers: {
      asked: 'ഏത് സമയമാണ് സൗകര്യം?',
      seen: 'ഏത് സമയമാണ് സൗകര്യം?',
      confirmed: 'ശരി, വന്നു കണ്ടോളൂ.',
      declined: 'ക്ഷമിക്കണം, അന്ന് പറ്റില്ല.',
    },
  },
};

/** What sellers print and send to buyers, in the languages that are not English. */
export const SELLING: Record<Exclude<Language, 'en'>, SellingTexts> = { hi, mr, gu, pa, bn, ta, te, kn, ml };
