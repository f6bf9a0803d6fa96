/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  'This list could not be loaded': 'यह सूची लोड नहीं हो पाई',
  'Nobody waits for a lower price': 'दाम घटने का इंतज़ार कोई नहीं कर रहा',
  'On each vehicle’s page, buyers can say at which price they want to hear from you.':
    'हर गाड़ी के पेज पर खरीदार बता सकते हैं कि किस दाम पर आप उन्हें बताएँ।',
  'Waiting for a lower price ({count})': 'दाम घटने के इंतज़ार में ({count})',
  'They asked on your pages. You are told fifteen minutes after the price drops to theirs.':
    'इन्होंने आपके पेज पर पूछा था। दाम इतना घटने के पंद्रह मिनट बाद आपको खबर मिलती है।',
  'Now at {price}: tell them': 'अब {price}: इन्हें बताएँ',
  'Waits for {price} or less': '{price} या उससे कम के इंतज़ार में',
  'Told, they waited for {price}': 'बता दिया, {price} के इंतज़ार में थे',
  'Name hidden': 'नाम छिपा है',
  'Call {who}': '{who} को कॉल करें',
  'WhatsApp {who}': '{who} को WhatsApp करें',
  'Told {who}': '{who} को बताया',
  'This did not work. Please try again.': 'यह नहीं हो पाया। फिर से कोशिश करें।',
} as const;
