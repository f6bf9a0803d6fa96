import { LANGUAGE_CODES, type Language } from './languages';

const OFFER_TEXTS: Record<Language, string> = {
  en: 'By sending, you agree that the seller gets your name and number to call you about this vehicle.',
  hi: 'यह फ़ॉर्म भेजकर आप सहमति देते हैं कि आपका नाम और नंबर विक्रेता को दिया जाए, ताकि वे इस गाड़ी के बारे में आपको कॉल कर सकें।',
  mr: 'हा फॉर्म पाठवून तुम्ही संमती देता की तुमचे नाव आणि नंबर विक्रेत्याला दिला जाईल, म्हणजे ते या गाडीबद्दल तुम्हाला कॉल करू शकतील.',
  gu: 'આ ફૉર્મ મોકલીને તમે સંમતિ આપો છો કે તમારું નામ અને નંબર વેચનારને અપાય, જેથી તેઓ આ ગાડી વિશે તમને કૉલ કરી શકે.',
  pa: 'ਇਹ ਫ਼ਾਰਮ ਭੇਜ ਕੇ ਤੁਸੀਂ ਸਹਿਮਤੀ ਦਿੰਦੇ ਹੋ ਕਿ ਤੁਹਾਡਾ ਨਾਮ ਅਤੇ ਨੰਬਰ ਵੇਚਣ ਵਾਲੇ ਨੂੰ ਦਿੱਤਾ ਜਾਵੇ, ਤਾਂ ਜੋ ਉਹ ਇਸ ਗੱਡੀ ਬਾਰੇ ਤੁਹਾਨੂੰ ਕਾਲ ਕਰ ਸਕਣ।',
  bn: 'পাঠালে আপনি সম্মত হচ্ছেন যে এই গাড়ির বিষয়ে আপনাকে কল করার জন্য বিক্রেতা আপনার নাম ও নম্বর পাবেন।',
  ta: 'அனுப்பினால், இந்த வண்டி பற்றி உங்களை அழைக்க உங்கள் பெயரும் எண்ணும் விற்பவருக்குக் கிடைக்கும்; இதற்கு நீங்கள் ஒப்புக்கொள்கிறீர்கள்.',
  te: 'పంపితే, ఈ బండి గురించి మీకు కాల్ చేసేందుకు మీ పేరు, నంబర్ అమ్మేవారికి అందుతాయి; దీనికి మీరు ఒప్పుకుంటున్నారు.',
  kn: 'ಕಳುಹಿಸಿದರೆ, ಈ ಗಾಡಿಯ ಬಗ್ಗೆ ನಿಮಗೆ ಕರೆ ಮಾಡಲು ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ನಂಬರ್ ಮಾರುವವರಿಗೆ ಸಿಗುತ್ತವೆ; ಇದಕ್ಕೆ ನೀವು ಒಪ್ಪುತ್ತೀರಿ.',
  ml: 'അയച്ചാൽ, ഈ വണ്ടിയെപ്പറ്റി നിങ്ങളെ വിളിക്കാൻ നിങ്ങളുടെ പേരും നമ്പറും വിൽക്കുന്നയാൾക്ക് കിട്ടും; ഇതിന് നിങ്ങൾ സമ്മതിക്കുന്നു.',
};

/** The number in a text's version. Changing a language's text requires a new one for that language. */
const FIRST = '2026-11-1';
const NUMBERS: Partial<Record<Language, string>> = {
  hi: '2026-11-2',
  mr: '2026-11-2',
  gu: '2026-11-2',
  pa: '2026-11-2',
  ta: '2026-11-2',
  te: '2026-11-2',
  kn: '2026-11-2',
  ml: '2026-11-2',
};

const versionOf = (language: Language) => {
  const number = NUMBERS[language] ?? FIRST;
  return language === 'en' ? number : `${number}-${language}`;
};

/** What a buyer agrees to with an offer, by language; the version includes the language. */
export const OFFER_CONSENTS = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [language, { version: versionOf(language), text: OFFER_TEXTS[language] }]),
) as Record<Language, { version: string; text: string }>;
