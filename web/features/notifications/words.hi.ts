import { notices, values } from '../../../schema/notifications/words.hi';

/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  ...values,
  ...notices,
  'Notifications, {shown} unread': 'नोटिफ़िकेशन, {shown} नए',
  Unread: 'नया',
  'Failed to mark all as read': 'सबको पढ़ा हुआ नहीं बना पाए',
  'Mark all read': 'सबको पढ़ा हुआ बनाएँ',
  'Notifications could not be loaded': 'नोटिफ़िकेशन नहीं खुल पाए',
  'Loading your notifications': 'आपके नोटिफ़िकेशन खुल रहे हैं',
  'No notifications yet': 'अभी कोई नोटिफ़िकेशन नहीं',
  Notification: 'नोटिफ़िकेशन',
} as const;
