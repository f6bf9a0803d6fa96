import type { Tools } from './en';

/** Marathi. */
export const tools: Tools = {
  emi: {
    title: 'ईएमआय कॅल्क्युलेटर',
    price: 'किंमत',
    down: 'डाउन पेमेंट',
    rate: 'वर्षाचे व्याज (%)',
    rateHint: 'उदाहरण: 12. खरा दर तुमच्या बँकेला विचारा.',
    months: 'किती महिने',
    monthsHint: 'उदाहरण: 36',
    submit: 'हिशेब करा',
    monthly: 'दर महिन्याचा ईएमआय',
    loan: 'लोनची रक्कम',
    total: 'एकूण भरावे लागतील',
    interest: 'व्याज',
    note: 'हा फक्त अंदाज आहे, लोनची ऑफर नाही.',
  },
  messages: {
    emi_down: 'डाउन पेमेंट किमतीपेक्षा कमी हवे',
    emi_rate: 'वर्षाचे व्याज टक्क्यांत लिहा, 0 ते 60',
    emi_months: 'महिने पूर्ण संख्येत लिहा, 1 ते 120',
  },
};
