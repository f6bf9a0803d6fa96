/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  '{used} of {value}': '{value} में से {used}',
  '{count} new vehicles this month': 'इस महीने {count} नई गाड़ियाँ',
  'Add the next one next month, or choose {upgrade}.': 'अगली गाड़ी अगले महीने जोड़ें, या {upgrade} लें।',
  'Mark one as sold, or choose {upgrade}.': 'एक को बिका हुआ बताएँ, या {upgrade} लें।',
  'Mark one as sold': 'एक को बिका हुआ बताएँ',
  'See {upgrade}': '{upgrade} देखें',
  '{name} plan': '{name} प्लान',
  'Pro Plan Required': 'प्रो प्लान चाहिए',
  'Profile feature is only available for Pro users. Please upgrade to access this feature.':
    'प्रोफ़ाइल सिर्फ़ प्रो प्लान में मिलती है। इसके लिए अपना प्लान बढ़ाएँ।',
  Usage: 'इस्तेमाल',
  '{plan} plan, this month': '{plan} प्लान, इस महीने',
  'Not included in {plan}': '{plan} में शामिल नहीं',
  'Live listings': 'चालू लिस्टिंग',
  'Mark a vehicle as sold, or upgrade, to publish another.':
    'नई गाड़ी लगाने के लिए किसी गाड़ी को बिका हुआ बताएँ, या बड़ा प्लान लें।',
  'New vehicles': 'नई गाड़ियाँ',
  'New listings are possible again next month, or with an upgrade.':
    'नई लिस्टिंग अगले महीने, या बड़े प्लान पर लगा पाएँगे।',
  Republishes: 'री-लिस्ट',
  'Republishing is possible again next month, or with an upgrade.':
    'री-लिस्ट अगले महीने, या बड़े प्लान पर कर पाएँगे।',
  'Further buyers are kept for you, but hidden until next month or an upgrade.':
    'और खरीदार आपके लिए रखे जाएँगे, पर अगले महीने या बड़े प्लान तक छिपे रहेंगे।',
  'You have reached': 'पूरी हो गई:',
  'You are close to': 'पूरी होने वाली है:',
  'Usage warning': 'इस्तेमाल की चेतावनी',
  'a larger plan': 'बड़ा प्लान',
  '{count} live': '{count} चालू',
  'You have reached a limit of your {plan} plan': 'आपके {plan} प्लान की एक सीमा पूरी हो गई है',
  'You are close to a limit of your {plan} plan': 'आपके {plan} प्लान की एक सीमा पूरी होने वाली है',
  '{what} this month: {used} of {limit}.': '{what}, इस महीने: {limit} में से {used}।',
  '{what}: {used} of {limit}.': '{what}: {limit} में से {used}।',
} as const;
