import { KnownTexts } from '../../../schema/common/known-texts';
import { leadLabels } from '../../../schema/leads/words.hi';

/** The headings of exported leads, and what stands there instead of a name, in Hindi. */
const headings = {
  Date: 'तारीख',
  Buyer: 'खरीदार',
  Mobile: 'मोबाइल',
  Vehicle: 'गाड़ी',
  'Asking price': 'माँगी गई कीमत',
  Offer: 'ऑफ़र',
  'In exchange': 'एक्सचेंज में',
  'Exchange km': 'एक्सचेंज किमी',
  'Exchange owners': 'एक्सचेंज मालिक',
  'Exchange price': 'एक्सचेंज कीमत',
  'Needs a loan': 'लोन चाहिए',
  Budget: 'बजट',
  Wants: 'क्या चाहिए',
  Yes: 'हाँ',
  'Your price': 'आपका दाम',
  'Their answer': 'उनका जवाब',
  Accepted: 'मंज़ूर',
  Declined: 'मना किया',
  'Taken back': 'वापस लिया',
  Currency: 'मुद्रा',
  Status: 'स्थिति',
  Source: 'कहाँ से',
  'Follow up': 'फिर से बात',
  Notes: 'नोट',
  Message: 'मैसेज',
  'Withdrawn by the buyer': 'खरीदार ने वापस लिया',
  'Hidden: over the plan’s leads': 'छिपा हुआ: प्लान की लीड से ऊपर',
  Republished: 'री-लिस्टेड',
} as const;

const texts = new KnownTexts({ ...leadLabels, ...headings });

/** A heading, or a state, of exported leads in Hindi. */
export const inHindi = (text: string): string => texts.find(text) ?? text;
