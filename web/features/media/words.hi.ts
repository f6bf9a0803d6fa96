/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  'Take photo': 'फ़ोटो खींचें',
  'Vehicle Images * (1-{limit} images)': 'गाड़ी की फ़ोटो * (1-{limit} फ़ोटो)',
  'Add photos': 'फ़ोटो जोड़ें',
  'Add more photos': 'और फ़ोटो जोड़ें',
  'JPG, PNG or WebP, up to 8MB each. The first is the cover.':
    'JPG, PNG या WebP, हर एक 8MB तक। पहली फ़ोटो कवर बनेगी।',
  Cover: 'कवर',
  'Remove {name}': '{name} को हटाएँ',
  'Uploading {name}': '{name} अपलोड हो रही है',
  'Make {name} the cover': '{name} को कवर बनाएँ',
  'Move {name} earlier': '{name} को आगे करें',
  'Move {name} later': '{name} को पीछे करें',
  'Retry {name}': '{name}: फिर से कोशिश करें',
  'Registration Certificate (optional)': 'RC, रजिस्ट्रेशन सर्टिफ़िकेट (ज़रूरी नहीं)',
  'The Registration Certificate, card or paper, says who owns the vehicle. Buyers trust a listing with an RC more.':
    'RC (रजिस्ट्रेशन सर्टिफ़िकेट), कार्ड हो या कागज़, बताती है कि गाड़ी किसके नाम है। RC वाली लिस्टिंग पर खरीदार ज़्यादा भरोसा करते हैं।',
  'What is an RC?': 'RC क्या है?',
  'Replace RC': 'RC बदलें',
  'Upload RC': 'RC अपलोड करें',
  'Saved with this listing': 'इस लिस्टिंग के साथ सेव है',
  'Picture or PDF, up to 8MB': 'फ़ोटो या PDF, 8MB तक',
  'Remove RC': 'RC हटाएँ',
  'Photo {number}': 'फ़ोटो {number}',
  '{name} is photo {place} of {count}, the cover': '{name}: {count} में से फ़ोटो {place}, कवर',
  '{name} is photo {place} of {count}': '{name}: {count} में से फ़ोटो {place}',
  'Not uploaded': 'अपलोड नहीं हुई',
} as const;
