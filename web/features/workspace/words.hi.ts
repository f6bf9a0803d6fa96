/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  Workspace: 'काम की जगह',
  More: 'और',
  'Logging in again...': 'फिर से लॉग इन हो रहा है...',
  'All tabs': 'सभी टैब',
  'Pro Only': 'सिर्फ़ प्रो',
  'Your account': 'आपका खाता',
  Help: 'मदद',
  'Log out': 'लॉग आउट करें',
  Listings: 'लिस्टिंग',
  Contacts: 'संपर्क',
  'Your figures could not be loaded': 'आपके आँकड़े नहीं खुल पाए',
  'Your republished vehicles could not be loaded': 'आपकी री-लिस्ट की हुई गाड़ियाँ नहीं खुल पाईं',
  'Your listings could not be loaded': 'आपकी लिस्टिंग नहीं खुल पाईं',
  'Your contacts could not be loaded': 'आपके संपर्क नहीं खुल पाए',
  'Your leads could not be loaded': 'आपकी लीड नहीं खुल पाईं',
  'Work for a seller': 'विक्रेता के साथ काम करें',
} as const;
