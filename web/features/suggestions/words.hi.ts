/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  'No vehicles to suggest': 'सुझाने के लिए कोई गाड़ी नहीं',
  'Vehicles that are sold cannot be suggested. List another one first.':
    'बिकी हुई गाड़ियाँ नहीं सुझा सकते। पहले दूसरी गाड़ी लगाएँ।',
  'Vehicles to suggest': 'सुझाने के लिए गाड़ियाँ',
  'Limit reached': 'सीमा पूरी',
  'No selection': 'कुछ नहीं चुना',
  'Suggestions added': 'सुझाव जुड़ गए',
  'Shown on “{name}”.': '“{name}” के पेज पर दिखेंगे।',
  'Suggestions removed': 'सुझाव हट गए',
  'Failed to remove suggestions': 'सुझाव नहीं हट पाए',
  'Add Vehicle Suggestions': 'गाड़ियों के सुझाव जोड़ें',
  'Up to {MAX_SUGGESTIONS} of your vehicles, shown on the page of {name}.':
    '{name} के पेज पर दिखने वाली आपकी गाड़ियाँ, ज़्यादा से ज़्यादा {MAX_SUGGESTIONS}।',
  'Adding...': 'जोड़ा जा रहा है...',
  'Replace suggestions': 'सुझाव बदलें',
  'Add Suggestions': 'सुझाव जोड़ें',
  'Now shown: {value}': 'अभी दिख रहा है: {value}',
} as const;
