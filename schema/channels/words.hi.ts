/** The events of the notification settings in Hindi, by their English label. */
export const events = {
  'New offers': 'नए ऑफ़र',
  'Answers to your price': 'आपके दाम पर जवाब',
  'A buyer accepts your counter-offer, or names another sum': 'खरीदार आपका दाम मंज़ूर करे या दूसरी रकम बताए',
  'A buyer raises an offer': 'खरीदार ऑफ़र बढ़ाए',
  Visits: 'विज़िट',
  'Buyers who wait for a price': 'दाम घटने का इंतज़ार करते खरीदार',
  'Follow-ups': 'याद दिलाना',
  'Weekly note': 'हफ़्ते का हाल',
  'RC requests': 'RC के अनुरोध',
  'RC after a sale': 'बिक्री के बाद RC',
  Republishing: 'री-लिस्ट',
  Staff: 'स्टाफ़',
  'Your plan': 'आपका प्लान',
  Payments: 'पेमेंट',
  Security: 'सुरक्षा',
  'View milestones': 'देखे जाने के पड़ाव',
} as const;
