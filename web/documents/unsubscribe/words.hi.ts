import { events } from '../../../schema/channels/words.hi';

/** Words of the page that ends mails in Hindi, by their English text. */
export const hindi = {
  ...events,
  Mails: 'मेल',
  'This link does not work': 'यह लिंक नहीं चल रहा',
  'Copy it whole from the mail, or sign in and open your notification settings.':
    'मेल से पूरा लिंक कॉपी करें, या साइन इन करके नोटिफ़िकेशन की सेटिंग खोलें।',
  'Mails about “{label}”': '“{label}” के मेल',
  'These mails are off': 'ये मेल बंद हैं',
  'Everything still shows in the application’s bell.': 'सब कुछ ऐप की घंटी में अब भी दिखेगा।',
  'Without these mails you may hear of it late.': 'ये मेल न आएँ तो आपको देर से पता चल सकता है।',
  'Turn these mails off': 'ये मेल बंद करें',
  'All notification settings': 'नोटिफ़िकेशन की सारी सेटिंग',
} as const;
