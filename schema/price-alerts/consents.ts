import { LANGUAGE_CODES, type Language } from '../common/languages';

const TEXTS: Record<Language, string> = {
  en: 'I agree that the seller keeps my name and number for 180 days and writes to me when this vehicle gets cheaper.',
  hi: 'मैं सहमति देता/देती हूँ कि विक्रेता मेरा नाम और नंबर 180 दिन तक रखें और यह गाड़ी सस्ती होने पर मुझे मैसेज करें।',
  mr: 'विक्रेत्याने माझे नाव आणि नंबर 180 दिवस ठेवावा आणि ही गाडी स्वस्त झाल्यावर मला मेसेज करावा, यासाठी माझी संमती आहे.',
  gu: 'વેચનાર મારું નામ અને નંબર 180 દિવસ રાખે અને આ ગાડી સસ્તી થાય ત્યારે મને મેસેજ કરે તે માટે મારી સંમતિ છે.',
  pa: 'ਮੇਰੀ ਸਹਿਮਤੀ ਹੈ ਕਿ ਵੇਚਣ ਵਾਲੇ ਮੇਰਾ ਨਾਮ ਅਤੇ ਨੰਬਰ 180 ਦਿਨ ਰੱਖਣ ਅਤੇ ਇਹ ਗੱਡੀ ਸਸਤੀ ਹੋਣ ’ਤੇ ਮੈਨੂੰ ਮੈਸੇਜ ਕਰਨ।',
  bn: 'আমি রাজি যে বিক্রেতা আমার নাম ও নম্বর 180 দিন রাখবেন এবং এই গাড়ির দাম কমলে আমাকে মেসেজ করবেন।',
  ta: 'விற்பவர் என் பெயரையும் எண்ணையும் 180 நாட்கள் வைத்திருந்து, இந்த வண்டியின் விலை குறைந்தால் எனக்கு மெசேஜ் அனுப்ப ஒப்புக்கொள்கிறேன்.',
  te: 'అమ్మేవారు నా పేరు, నంబర్‌ను 180 రోజులు ఉంచుకుని, ఈ బండి ధర తగ్గినప్పుడు నాకు మెసేజ్ చేసేందుకు ఒప్పుకుంటున్నాను.',
  kn: 'ಮಾರುವವರು ನನ್ನ ಹೆಸರು ಮತ್ತು ನಂಬರ್ ಅನ್ನು 180 ದಿನ ಇಟ್ಟುಕೊಂಡು, ಈ ಗಾಡಿಯ ಬೆಲೆ ಇಳಿದಾಗ ನನಗೆ ಮೆಸೇಜ್ ಮಾಡಲು ಒಪ್ಪುತ್ತೇನೆ.',
  ml: 'വിൽക്കുന്നയാൾ എന്റെ പേരും നമ്പറും 180 ദിവസം സൂക്ഷിക്കാനും ഈ വണ്ടിയുടെ വില കുറയുമ്പോൾ എനിക്ക് മെസേജ് അയയ്ക്കാനും ഞാൻ സമ്മതിക്കുന്നു.',
};

/** What a buyer agrees to who waits for a better price, by language; a changed text needs a new version. */
export const PRICE_ALERT_CONSENTS = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [
    language,
    { version: `price-2026-11-1-${language}`, text: TEXTS[language] },
  ]),
) as Record<Language, { version: string; text: string }>;

/** The language in which a buyer agreed, and reads. */
export const languageOfConsent = (version: string): Language =>
  LANGUAGE_CODES.find((language) => version.endsWith(`-${language}`)) ?? 'en';
