import { LANGUAGE_CODES, type Language } from './languages';

const OFFER_TEXTS: Record<Language, string> = {
  en: 'By sending, you agree that the seller gets your name and number to call you about this vehicle.',
  hi: 'भेजकर आप सहमत हैं कि विक्रेता को आपका नाम और नंबर मिले, ताकि वह इस वाहन के बारे में आपको कॉल कर सके।',
  mr: 'पाठवून तुम्ही मान्य करता की विक्रेत्याला तुमचे नाव आणि नंबर मिळेल, जेणेकरून तो या वाहनाबद्दल तुम्हाला कॉल करू शकेल.',
  gu: 'મોકલીને તમે સંમત થાઓ છો કે વેચનારને તમારું નામ અને નંબર મળે, જેથી તે આ વાહન વિશે તમને કૉલ કરી શકે.',
  pa: 'ਭੇਜ ਕੇ ਤੁਸੀਂ ਸਹਿਮਤ ਹੋ ਕਿ ਵੇਚਣ ਵਾਲੇ ਨੂੰ ਤੁਹਾਡਾ ਨਾਮ ਅਤੇ ਨੰਬਰ ਮਿਲੇ, ਤਾਂ ਜੋ ਉਹ ਇਸ ਵਾਹਨ ਬਾਰੇ ਤੁਹਾਨੂੰ ਕਾਲ ਕਰ ਸਕੇ।',
  bn: 'পাঠালে আপনি সম্মত হচ্ছেন যে এই গাড়ির বিষয়ে আপনাকে কল করার জন্য বিক্রেতা আপনার নাম ও নম্বর পাবেন।',
  ta: 'அனுப்புவதன் மூலம், இந்த வாகனம் குறித்து உங்களை அழைக்க விற்பவர் உங்கள் பெயரையும் எண்ணையும் பெற ஒப்புக்கொள்கிறீர்கள்.',
  te: 'పంపడం ద్వారా, ఈ వాహనం గురించి మీకు కాల్ చేయడానికి అమ్మేవారికి మీ పేరు, నంబర్ అందడానికి మీరు అంగీకరిస్తున్నారు.',
  kn: 'ಕಳುಹಿಸುವ ಮೂಲಕ, ಈ ವಾಹನದ ಬಗ್ಗೆ ನಿಮಗೆ ಕರೆ ಮಾಡಲು ಮಾರಾಟಗಾರರಿಗೆ ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ಸಂಖ್ಯೆ ಸಿಗುವುದಕ್ಕೆ ನೀವು ಒಪ್ಪುತ್ತೀರಿ.',
  ml: 'അയയ്ക്കുന്നതിലൂടെ, ഈ വാഹനത്തെക്കുറിച്ച് നിങ്ങളെ വിളിക്കാൻ വിൽപ്പനക്കാരന് നിങ്ങളുടെ പേരും നമ്പറും ലഭിക്കുന്നതിന് നിങ്ങൾ സമ്മതിക്കുന്നു.',
};

const OFFER_VERSION = '2026-11-1';

/** What a buyer agrees to with an offer, in each language; the version names the language. */
export const OFFER_CONSENTS = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [
    language,
    {
      version: language === 'en' ? OFFER_VERSION : `${OFFER_VERSION}-${language}`,
      text: OFFER_TEXTS[language],
    },
  ]),
) as Record<Language, { version: string; text: string }>;
