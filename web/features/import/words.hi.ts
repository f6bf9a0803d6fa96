/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  Export: 'एक्सपोर्ट',
  'Excel (XLSX)': 'एक्सेल (XLSX)',
  CSV: 'CSV',
  'The file could not be made. Please try again.': 'फ़ाइल नहीं बन पाई। फिर से कोशिश करें।',
  'Paste your list': 'अपनी लिस्ट पेस्ट करें',
  'A WhatsApp message with many vehicles, or cells copied from Excel. You check every line before it is saved.':
    'कई गाड़ियों वाला WhatsApp मैसेज, या एक्सेल से कॉपी किए खाने। सेव होने से पहले आप हर लाइन देख लेते हैं।',
  'Your list': 'आपकी लिस्ट',
  'Read the list': 'लिस्ट पढ़ें',
  'Reading...': 'पढ़ी जा रही है...',
  'This needs a connection.': 'इसके लिए इंटरनेट चाहिए।',
  'No vehicles found in it. Name, year and price of each are enough.':
    'इसमें कोई गाड़ी नहीं मिली। हर गाड़ी का नाम, साल और कीमत काफ़ी है।',
  '{count} vehicles in your list': 'आपकी लिस्ट में {count} गाड़ियाँ',
  'Untick what you do not want, and correct what was misread.':
    'जो नहीं चाहिए उसका निशान हटाएँ, और जो गलत पढ़ा गया उसे ठीक करें।',
  '{beyond} more are not shown. Save these first, then paste the rest.':
    '{beyond} और नहीं दिखाई गईं। पहले ये सेव करें, फिर बाकी पेस्ट करें।',
  'Lines without a vehicle: {count}': 'बिना गाड़ी वाली लाइनें: {count}',
  'Tick at least one vehicle.': 'कम से कम एक गाड़ी पर निशान लगाएँ।',
  'Save {count} drafts': '{count} ड्राफ़्ट सेव करें',
  '{count} drafts saved. Add photos to publish them.': '{count} ड्राफ़्ट सेव हुए। फ़ोटो जोड़कर पब्लिश करें।',
  'The drafts could not be saved. Please try again.': 'ड्राफ़्ट सेव नहीं हो पाए। फिर से कोशिश करें।',
  Correct: 'ठीक करें',
  'Marked as sold in the list': 'लिस्ट में बिकी हुई लिखी है',
  'Twice in this list': 'इस लिस्ट में दो बार है',
  'You have it already: {name}': 'यह आपके पास पहले से है: {name}',
  'Unusual for this model. Please check.': 'इस मॉडल के लिए अजीब कीमत है। देख लें।',
  'No price that we can be sure of': 'कोई पक्की कीमत नहीं मिली',
  '{deleted} drafts deleted': '{deleted} ड्राफ़्ट हटाए गए',
  '{deleted} drafts deleted. {kept} that you changed stay.':
    '{deleted} ड्राफ़्ट हटाए गए। {kept}, जिन्हें आपने बदला, रखे गए।',
  'The list could not be undone. Please try again.': 'लिस्ट वापस नहीं ली जा सकी। फिर से कोशिश करें।',
};
