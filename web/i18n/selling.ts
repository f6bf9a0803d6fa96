import type { Language } from '../../schema/common/languages';
import type { SellingTexts } from './selling-en';

const hi: SellingTexts = {
  sheet: {
    scan: 'फ़ोटो, दाम और ऑफ़र के लिए स्कैन करें',
    scanProfile: 'हमारी सभी गाड़ियाँ देखने के लिए स्कैन करें',
    number: (number) => `नं. ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `नमस्ते ${buyer} जी`,
    helloStranger: 'नमस्ते',
    vehicle: 'गाड़ी',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} के लिए आपका ${offer} का ऑफ़र मिला। धन्यवाद।`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle} के लिए आपके ${offer} के ऑफ़र का धन्यवाद। यह गाड़ी अब बिक चुकी है।`,
    visit: (hello, vehicle, when) => `${hello}, आपने ${vehicle} देखने का समय माँगा था: ${when}।`,
    answers: {
      asked: 'आपको कौन-सा समय ठीक रहेगा?',
      seen: 'आपको कौन-सा समय ठीक रहेगा?',
      confirmed: 'हाँ, आप आकर देख सकते हैं।',
      declined: 'माफ़ कीजिए, उस दिन नहीं हो पाएगा।',
    },
  },
};

const mr: SellingTexts = {
  sheet: {
    scan: 'फोटो, किंमत आणि ऑफरसाठी स्कॅन करा',
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
    visit: (hello, vehicle, when) => `${hello}, तुम्ही ${vehicle} पाहण्यासाठी वेळ मागितली होती: ${when}.`,
    answers: {
      asked: 'तुम्हाला कोणती वेळ सोयीची आहे?',
      seen: 'तुम्हाला कोणती वेळ सोयीची आहे?',
      confirmed: 'हो, तुम्ही येऊन पाहू शकता.',
      declined: 'माफ करा, त्या दिवशी जमणार नाही.',
    },
  },
};

const gu: SellingTexts = {
  sheet: {
    scan: 'ફોટા, ભાવ અને ઑફર માટે સ્કેન કરો',
    scanProfile: 'અમારી બધી ગાડીઓ જોવા સ્કેન કરો',
    number: (number) => `નં. ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `નમસ્તે ${buyer}`,
    helloStranger: 'નમસ્તે',
    vehicle: 'ગાડી',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} માટે તમારી ${offer} ની ઑફર મળી. આભાર.`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle} માટે તમારી ${offer} ની ઑફર બદલ આભાર. આ ગાડી હવે વેચાઈ ગઈ છે.`,
    visit: (hello, vehicle, when) => `${hello}, તમે ${vehicle} જોવા માટે સમય માગ્યો હતો: ${when}.`,
    answers: {
      asked: 'તમને કયો સમય ફાવશે?',
      seen: 'તમને કયો સમય ફાવશે?',
      confirmed: 'હા, તમે આવીને જોઈ શકો છો.',
      declined: 'માફ કરશો, તે દિવસે નહીં ફાવે.',
    },
  },
};

const pa: SellingTexts = {
  sheet: {
    scan: 'ਫ਼ੋਟੋਆਂ, ਕੀਮਤ ਅਤੇ ਆਫ਼ਰ ਲਈ ਸਕੈਨ ਕਰੋ',
    scanProfile: 'ਸਾਡੀਆਂ ਸਾਰੀਆਂ ਗੱਡੀਆਂ ਵੇਖਣ ਲਈ ਸਕੈਨ ਕਰੋ',
    number: (number) => `ਨੰ. ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `ਸਤ ਸ੍ਰੀ ਅਕਾਲ ${buyer} ਜੀ`,
    helloStranger: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ',
    vehicle: 'ਗੱਡੀ',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} ਲਈ ਤੁਹਾਡਾ ${offer} ਦਾ ਆਫ਼ਰ ਮਿਲਿਆ। ਧੰਨਵਾਦ।`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle} ਲਈ ਤੁਹਾਡੇ ${offer} ਦੇ ਆਫ਼ਰ ਦਾ ਧੰਨਵਾਦ। ਇਹ ਗੱਡੀ ਹੁਣ ਵਿਕ ਚੁੱਕੀ ਹੈ।`,
    visit: (hello, vehicle, when) => `${hello}, ਤੁਸੀਂ ${vehicle} ਵੇਖਣ ਲਈ ਸਮਾਂ ਮੰਗਿਆ ਸੀ: ${when}।`,
    answers: {
      asked: 'ਤੁਹਾਨੂੰ ਕਿਹੜਾ ਸਮਾਂ ਠੀਕ ਰਹੇਗਾ?',
      seen: 'ਤੁਹਾਨੂੰ ਕਿਹੜਾ ਸਮਾਂ ਠੀਕ ਰਹੇਗਾ?',
      confirmed: 'ਹਾਂ, ਤੁਸੀਂ ਆ ਕੇ ਵੇਖ ਸਕਦੇ ਹੋ।',
      declined: 'ਮਾਫ਼ ਕਰਨਾ, ਉਸ ਦਿਨ ਨਹੀਂ ਹੋ ਸਕੇਗਾ।',
    },
  },
};

const bn: SellingTexts = {
  sheet: {
    scan: 'ছবি, দাম ও অফারের জন্য স্ক্যান করুন',
    scanProfile: 'আমাদের সব গাড়ি দেখতে স্ক্যান করুন',
    number: (number) => `নং ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `নমস্কার ${buyer}`,
    helloStranger: 'নমস্কার',
    vehicle: 'গাড়ি',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} গাড়ির জন্য আপনার ${offer} অফার পেয়েছি। ধন্যবাদ।`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle} গাড়ির জন্য আপনার ${offer} অফারের জন্য ধন্যবাদ। গাড়িটি এখন বিক্রি হয়ে গেছে।`,
    visit: (hello, vehicle, when) => `${hello}, আপনি ${vehicle} দেখার সময় চেয়েছিলেন: ${when}।`,
    answers: {
      asked: 'আপনার কোন সময় সুবিধা হবে?',
      seen: 'আপনার কোন সময় সুবিধা হবে?',
      confirmed: 'হ্যাঁ, এসে দেখতে পারেন।',
      declined: 'দুঃখিত, ওই দিন আমার সুবিধা হবে না।',
    },
  },
};

const ta: SellingTexts = {
  sheet: {
    scan: 'படங்கள், விலை பார்க்க ஸ்கேன் செய்யுங்கள்',
    scanProfile: 'எங்கள் எல்லா வண்டிகளையும் பார்க்க ஸ்கேன் செய்யுங்கள்',
    number: (number) => `எண் ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `வணக்கம் ${buyer}`,
    helloStranger: 'வணக்கம்',
    vehicle: 'வண்டி',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} வண்டிக்கு நீங்கள் சொன்ன விலை ${offer} கிடைத்தது. நன்றி.`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle} வண்டிக்கு நீங்கள் சொன்ன விலைக்கு (${offer}) நன்றி. அந்த வண்டி இப்போது விற்றாகிவிட்டது.`,
    visit: (hello, vehicle, when) => `${hello}, ${vehicle} வண்டியைப் பார்க்க நீங்கள் கேட்ட நேரம்: ${when}.`,
    answers: {
      asked: 'உங்களுக்கு எந்த நேரம் வசதி?',
      seen: 'உங்களுக்கு எந்த நேரம் வசதி?',
      confirmed: 'சரி, நீங்கள் வந்து பார்க்கலாம்.',
      declined: 'மன்னிக்கவும், அன்று எனக்கு வசதிப்படாது.',
    },
  },
};

const te: SellingTexts = {
  sheet: {
    scan: 'ఫోటోలు, ధర చూడటానికి స్కాన్ చేయండి',
    scanProfile: 'మా బండ్లన్నీ చూడటానికి స్కాన్ చేయండి',
    number: (number) => `నం. ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `నమస్తే ${buyer}`,
    helloStranger: 'నమస్తే',
    vehicle: 'బండి',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} బండికి మీరు చెప్పిన ధర ${offer} అందింది. ధన్యవాదాలు.`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle} బండికి మీరు చెప్పిన ధరకు (${offer}) ధన్యవాదాలు. ఆ బండి ఇప్పుడు అమ్ముడైంది.`,
    visit: (hello, vehicle, when) => `${hello}, ${vehicle} బండి చూడటానికి మీరు అడిగిన సమయం: ${when}.`,
    answers: {
      asked: 'మీకు ఏ సమయం వీలవుతుంది?',
      seen: 'మీకు ఏ సమయం వీలవుతుంది?',
      confirmed: 'సరే, మీరు వచ్చి చూడవచ్చు.',
      declined: 'క్షమించండి, ఆ రోజు నాకు వీలు కాదు.',
    },
  },
};

const kn: SellingTexts = {
  sheet: {
    scan: 'ಫೋಟೊ, ಬೆಲೆ ನೋಡಲು ಸ್ಕ್ಯಾನ್ ಮಾಡಿ',
    scanProfile: 'ನಮ್ಮ ಎಲ್ಲಾ ಗಾಡಿಗಳನ್ನು ನೋಡಲು ಸ್ಕ್ಯಾನ್ ಮಾಡಿ',
    number: (number) => `ಸಂ. ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `ನಮಸ್ಕಾರ ${buyer}`,
    helloStranger: 'ನಮಸ್ಕಾರ',
    vehicle: 'ಗಾಡಿ',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} ಗಾಡಿಗೆ ನೀವು ಹೇಳಿದ ಬೆಲೆ ${offer} ತಲುಪಿದೆ. ಧನ್ಯವಾದ.`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle} ಗಾಡಿಗೆ ನೀವು ಹೇಳಿದ ಬೆಲೆಗೆ (${offer}) ಧನ್ಯವಾದ. ಆ ಗಾಡಿ ಈಗ ಮಾರಾಟವಾಗಿದೆ.`,
    visit: (hello, vehicle, when) => `${hello}, ${vehicle} ಗಾಡಿ ನೋಡಲು ನೀವು ಕೇಳಿದ ಸಮಯ: ${when}.`,
    answers: {
      asked: 'ನಿಮಗೆ ಯಾವ ಸಮಯ ಅನುಕೂಲ?',
      seen: 'ನಿಮಗೆ ಯಾವ ಸಮಯ ಅನುಕೂಲ?',
      confirmed: 'ಸರಿ, ನೀವು ಬಂದು ನೋಡಬಹುದು.',
      declined: 'ಕ್ಷಮಿಸಿ, ಆ ದಿನ ನನಗೆ ಆಗುವುದಿಲ್ಲ.',
    },
  },
};

const ml: SellingTexts = {
  sheet: {
    scan: 'ഫോട്ടോകളും വിലയും കാണാൻ സ്കാൻ ചെയ്യൂ',
    scanProfile: 'ഞങ്ങളുടെ എല്ലാ വണ്ടികളും കാണാൻ സ്കാൻ ചെയ്യൂ',
    number: (number) => `നം. ${number}`,
  },
  fromSeller: {
    hello: (buyer) => `നമസ്കാരം ${buyer}`,
    helloStranger: 'നമസ്കാരം',
    vehicle: 'വണ്ടി',
    offer: (hello, offer, vehicle) => `${hello}, ${vehicle} വണ്ടിക്ക് നിങ്ങൾ പറഞ്ഞ വില ${offer} കിട്ടി. നന്ദി.`,
    sold: (hello, offer, vehicle) =>
      `${hello}, ${vehicle} വണ്ടിക്ക് നിങ്ങൾ പറഞ്ഞ വിലയ്ക്ക് (${offer}) നന്ദി. ആ വണ്ടി ഇപ്പോൾ വിറ്റുപോയി.`,
    visit: (hello, vehicle, when) => `${hello}, ${vehicle} വണ്ടി കാണാൻ നിങ്ങൾ ചോദിച്ച സമയം: ${when}.`,
    answers: {
      asked: 'ഏത് സമയമാണ് സൗകര്യം?',
      seen: 'ഏത് സമയമാണ് സൗകര്യം?',
      confirmed: 'ശരി, വന്നു കാണാം.',
      declined: 'ക്ഷമിക്കണം, അന്ന് എനിക്ക് സൗകര്യമില്ല.',
    },
  },
};

/** What sellers print and send to buyers, in the languages that are not English. */
export const SELLING: Record<Exclude<Language, 'en'>, SellingTexts> = { hi, mr, gu, pa, bn, ta, te, kn, ml };
