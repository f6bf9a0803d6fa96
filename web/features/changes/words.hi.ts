import { changeLabels } from '../../../schema/changes/words.hi';

/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  ...changeLabels,
  'Who did what': 'किसने क्या किया',
  'Changes of vehicles, leads, yard, texts and staff, and whose numbers your staff opened, kept for a year.':
    'गाड़ियों, लीड, यार्ड, मैसेज और स्टाफ़ के बदलाव, और स्टाफ़ ने किसके नंबर खोले, एक साल तक।',
  'a deleted number': 'हटाया हुआ नंबर',
  'The record could not be loaded': 'रिकॉर्ड लोड नहीं हो पाया',
  'Loading the record': 'रिकॉर्ड लोड हो रहा है',
  'Nothing yet': 'अभी कुछ नहीं',
  'Changes appear here as soon as somebody makes one.': 'कोई बदलाव होते ही यहाँ दिखेगा।',
  'Whose changes': 'किसके बदलाव',
  Everybody: 'सबके',
  Owner: 'मालिक',
  'Download CSV': 'CSV डाउनलोड करें',
  'The record could not be downloaded': 'रिकॉर्ड डाउनलोड नहीं हो पाया',
  somebody: 'किसी',
  'A deleted vehicle': 'हटाई हुई गाड़ी',
  changed: 'बदला',
  none: 'कुछ नहीं',
  Yes: 'हाँ',
  No: 'नहीं',
  'Allowed for all': 'सबको इजाज़त',
  'Not allowed': 'इजाज़त नहीं',
} as const;
