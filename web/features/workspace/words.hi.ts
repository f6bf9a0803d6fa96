/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  Workspace: 'काम की जगह',
  More: 'और',
  'Logging in again...': 'फिर से लॉग इन हो रहा है...',
  'All tabs': 'सभी टैब',
  Profile: 'प्रोफ़ाइल',
  'Pro Only': 'सिर्फ़ प्रो',
  'Your account': 'आपका खाता',
  Help: 'मदद',
  'Log out': 'लॉग आउट करें',
  Listings: 'लिस्टिंग',
  Contacts: 'संपर्क',
} as const;
