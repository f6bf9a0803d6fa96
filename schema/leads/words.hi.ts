/** The states and sources of leads in Hindi, on screens and in exports, by their English label. */
export const leadLabels = {
  New: 'नई',
  Contacted: 'बात हुई',
  Negotiating: 'मोल-भाव',
  'Visit booked': 'विज़िट तय',
  Won: 'सौदा हुआ',
  Lost: 'सौदा नहीं हुआ',
  Junk: 'बेकार',
  'QR code': 'QR कोड',
  Link: 'लिंक',
  Profile: 'प्रोफ़ाइल',
  'Walk-in': 'खुद आए',
  Phone: 'फ़ोन',
  WhatsApp: 'WhatsApp',
  OLX: 'OLX',
  Friend: 'जान-पहचान',
} as const;
