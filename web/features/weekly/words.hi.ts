import { week } from '../../../schema/weekly/words.hi';

/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  ...week,
  'The weekly note could not be turned off. Please try again.': 'हफ़्ते का हाल बंद नहीं हो पाया। फिर से कोशिश करें।',
  'Your week': 'आपका हफ़्ता',
  'Share with my partner': 'अपने साझेदार को भेजें',
  'Turn off weekly notes': 'हफ़्ते का हाल बंद करें',
} as const;
