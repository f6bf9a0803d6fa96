/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  'Who are you?': 'आप कौन हैं?',
  'Tap your name, then enter your PIN.': 'अपने नाम पर टैप करें, फिर अपना पिन डालें।',
  'The names could not be loaded': 'नाम लोड नहीं हो पाए',
  'Loading the names': 'नाम लोड हो रहे हैं',
  'PIN of {name}': '{name} का पिन',
  'Start work': 'काम शुरू करें',
  'Checking...': 'जाँच हो रही है...',
  'Somebody else': 'कोई और',
  'PIN and shared phone': 'पिन और साझा फ़ोन',
  'Several people can share one phone: after ten minutes without a tap it asks who uses it, and everything is recorded under that name.':
    'कई लोग एक फ़ोन इस्तेमाल कर सकते हैं: दस मिनट तक टैप न हो तो फ़ोन पूछता है कि कौन है, और सब कुछ उसी नाम से दर्ज होता है।',
  'Whoever shares a phone sets a PIN on their own phone first, with their own sign-in.':
    'फ़ोन साझा करने वाले हर व्यक्ति पहले अपने फ़ोन पर, अपने साइन-इन से पिन बनाते हैं।',
  'Your PIN': 'आपका पिन',
  'Four digits that only you know. It works on shared phones only.':
    'चार अंक, जो सिर्फ़ आप जानते हों। यह सिर्फ़ साझा फ़ोन पर चलता है।',
  'Enter four digits': 'चार अंक डालें',
  'Set PIN': 'पिन बनाएँ',
  'Also share this phone': 'यह फ़ोन भी साझा करें',
  'Only the owner can end it. Until then your own page does not open on it.':
    'इसे सिर्फ़ मालिक बंद कर सकते हैं। तब तक इस पर आपका अपना पेज नहीं खुलेगा।',
  'Your PIN is set': 'आपका पिन बन गया',
  'Switch person': 'व्यक्ति बदलें',
  Switch: 'बदलें',
  'Shared phones': 'साझा फ़ोन',
  'They ask for a PIN after ten minutes without a tap.': 'दस मिनट तक टैप न हो तो ये पिन माँगते हैं।',
  'Signed in as {name}': '{name} के खाते से',
  'Used by {name}': 'अभी {name} के पास',
  'Nobody uses it now': 'अभी कोई इस्तेमाल नहीं कर रहा',
  'Shared since {since}': '{since} से साझा',
  'End sharing': 'साझा करना बंद करें',
  'End sharing of {name}’s phone': '{name} का फ़ोन साझा करना बंद करें',
  'End sharing?': 'साझा करना बंद करें?',
  'From then on whoever has the phone acts as {name}, without a PIN.':
    'इसके बाद फ़ोन जिसके पास हो, वह बिना पिन के {name} के नाम से काम करेगा।',
  'Ending...': 'बंद हो रहा है...',
} as const;
