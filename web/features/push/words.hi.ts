/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  Notification: 'नोटिफ़िकेशन',
} as const;
