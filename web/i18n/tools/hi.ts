import type { Tools } from './en';

/** Hindi. */
export const tools: Tools = {
  emi: {
    title: 'ईएमआई कैलकुलेटर',
    price: 'दाम',
    down: 'डाउन पेमेंट',
    rate: 'साल का ब्याज (%)',
    rateHint: 'उदाहरण: 12. असली दर अपने बैंक से पूछें।',
    months: 'कितने महीने',
    monthsHint: 'उदाहरण: 36',
    submit: 'हिसाब लगाएँ',
    monthly: 'हर महीने की ईएमआई',
    loan: 'लोन की रकम',
    total: 'कुल चुकाना होगा',
    interest: 'ब्याज',
    note: 'यह सिर्फ़ अंदाज़ा है, लोन का ऑफ़र नहीं।',
  },
  messages: {
    emi_down: 'डाउन पेमेंट दाम से कम होना चाहिए',
    emi_rate: 'साल का ब्याज प्रतिशत में लिखें, 0 से 60 तक',
    emi_months: 'महीने पूरी संख्या में लिखें, 1 से 120 तक',
  },
};
