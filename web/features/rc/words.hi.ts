/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  Expired: 'समय खत्म',
  'until {expiresAt}': '{expiresAt} तक',
  'Failed to answer the request': 'अनुरोध का जवाब नहीं जा पाया',
  'Registration certificate requests': 'RC के अनुरोध',
  'Registration Certificate': 'RC (रजिस्ट्रेशन सर्टिफ़िकेट)',
  'Shown on the public page.': 'पेज पर सबको दिखती है।',
  'Private: others need your permission.': 'निजी: दूसरों को आपकी अनुमति चाहिए।',
  'Download RC': 'RC डाउनलोड करें',
  'Failed to load the certificate': 'RC नहीं खुल पाई',
  'Registration certificate of {name}': '{name} की RC',
  'Download Failed': 'डाउनलोड नहीं हुआ',
  'Could not download the registration certificate': 'RC डाउनलोड नहीं हो पाई',
} as const;
