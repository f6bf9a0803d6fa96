/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  'No connection.': 'इंटरनेट नहीं है।',
  'As of': 'जानकारी:',
  'Vehicle Created!': 'गाड़ी लग गई!',
  '{name} is live now.': '{name} अब सबको दिख रही है।',
  '{name} was not published': '{name} नहीं लग पाई',
  '{value} Find it under Drafts.': '{value} यह ड्राफ़्ट में है।',
} as const;
