import { LANGUAGE_CODES, type Language } from '../common/languages';

const TEXTS: Record<Language, string> = {
  en: 'I agree that the seller keeps my name and number for 90 days and writes to me when a similar vehicle comes in.',
  hi: 'मैं सहमति देता/देती हूँ कि विक्रेता मेरा नाम और नंबर 90 दिन तक रखें और ऐसी गाड़ी आने पर मुझे मैसेज करें।',
  mr: 'विक्रेत्याने माझे नाव आणि नंबर 90 दिवस ठेवावा आणि अशी गाडी आल्यावर मला मेसेज करावा, यासाठी माझी संमती आहे.',
  gu: 'વેચનાર મારું નામ અને નંબર 90 દિવસ રાખે અને આવી ગાડી આવે ત્યારે મને મેસેજ કરે તે માટે મારી સંમતિ છે.',
  pa: 'ਮੇਰੀ ਸਹਿਮਤੀ ਹੈ ਕਿ ਵੇਚਣ ਵਾਲੇ ਮੇਰਾ ਨਾਮ ਅਤੇ ਨੰਬਰ 90 ਦਿਨ ਰੱਖਣ ਅਤੇ ਅਜਿਹੀ ਗੱਡੀ ਆਉਣ ’ਤੇ ਮੈਨੂੰ ਮੈਸੇਜ ਕਰਨ।',
  bn: 'আমি রাজি যে বিক্রেতা আমার নাম ও নম্বর 90 দিন রাখবেন এবং এরকম গাড়ি এলে আমাকে মেসেজ করবেন।',
  ta: 'விற்பவர் என் பெயரையும் எண்ணையும் 90 நாட்கள் வைத்திருந்து, இதுபோன்ற வண்டி வந்தால் எனக்கு மெசேஜ் அனுப்ப ஒப்புக்கொள்கிறேன்.',
  te: 'అమ్మేవారు నా పేరు, నంబర్‌ను 90 రోజులు ఉంచుకుని, ఇలాంటి బండి వచ్చినప్పుడు నాకు మెసేజ్ చేసేందుకు ఒప్పుకుంటున్నాను.',
  kn: 'ಮಾರುವವರು ನನ್ನ ಹೆಸರು ಮತ್ತು ನಂಬರ್ ಅನ್ನು 90 ದಿನ ಇಟ್ಟುಕೊಂಡು, ಇಂಥ ಗಾಡಿ ಬಂದಾಗ ನನಗೆ ಮೆಸೇಜ್ ಮಾಡಲು ಒಪ್ಪುತ್ತೇನೆ.',
  ml: 'വിൽക്കുന്നയാൾ എന്റെ പേരും നമ്പറും 90 ദിവസം സൂക്ഷിക്കാനും ഇതുപോലുള്ള വണ്ടി വരുമ്പോൾ എനിക്ക് മെസേജ് അയയ്ക്കാനും ഞാൻ സമ്മതിക്കുന്നു.',
};

/** What a buyer agrees to who waits for a similar vehicle, by language; a changed text needs a new version. */
export const SIMILAR_CONSENTS = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [
    language,
    { version: `similar-2026-11-1-${language}`, text: TEXTS[language] },
  ]),
) as Record<Language, { version: string; text: string }>;
