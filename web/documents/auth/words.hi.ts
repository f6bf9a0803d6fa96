/** Words of signing in and up in Hindi, by their English text. */
export const hindi = {
  '{brand}, home': '{brand}, होम पेज',
  'A page, a QR code and leads for every used vehicle': 'हर पुरानी गाड़ी के लिए पेज, QR कोड और लीड',
  'Petrol · Manual': 'पेट्रोल · मैनुअल',
  'A page for every vehicle, shared with one link': 'हर गाड़ी का अपना पेज, एक लिंक से शेयर',
  'A QR code for the windscreen, good until it is sold': 'शीशे के लिए QR कोड, जो बिकने तक चलता है',
  "Buyers' offers with name and number, as leads": 'खरीदारों के ऑफ़र नाम और नंबर के साथ, लीड बनकर',
  '{brand}, {name}: the key to a car that sells itself': '{brand}, {name}: खुद बिकने वाली गाड़ी की चाबी',

  'Sign in': 'साइन इन करें',
  'New here? {link}': 'पहली बार आए हैं? {link}',
  'Create an account': 'खाता बनाएँ',
  'Signing in...': 'साइन इन हो रहा है...',
  'Mobile number or email': 'मोबाइल नंबर या ईमेल',
  'Mobile number': 'मोबाइल नंबर',
  Password: 'पासवर्ड',
  'Show password': 'पासवर्ड दिखाएँ',
  'Hide password': 'पासवर्ड छिपाएँ',
  'Forgot your password?': 'पासवर्ड भूल गए?',
  'Sign in with a code by SMS': 'SMS के कोड से साइन इन करें',
  'Continue with {provider}': '{provider} से आगे बढ़ें',
  or: 'या',
  'Sign in with a code': 'कोड से साइन इन करें',
  'We send a 6-digit code by SMS to the number that you have confirmed.':
    'हम आपके पक्के किए हुए नंबर पर SMS से 6 अंकों का कोड भेजते हैं।',
  'Send code': 'कोड भेजें',
  'Sending the code...': 'कोड भेजा जा रहा है...',
  'Back to sign in': 'साइन इन पर वापस जाएँ',

  'Create your account': 'अपना खाता बनाएँ',
  "Free to start: a page, a QR code and buyers' offers for every vehicle you sell.":
    'शुरुआत मुफ़्त: आपकी हर गाड़ी का पेज, QR कोड और खरीदारों के ऑफ़र।',
  'Create account': 'खाता बनाएँ',
  'Creating your account...': 'आपका खाता बन रहा है...',
  'Your name': 'आपका नाम',
  'First name': 'पहला नाम',
  'Last name': 'सरनेम',
  'I use one name': 'मेरा एक ही नाम है',
  'By signing up you accept the {terms} and the {privacy}.': 'खाता बनाकर आप {terms} और {privacy} मानते हैं।',
  'Terms of Service': 'सेवा की शर्तें',
  'Privacy Policy': 'प्राइवेसी पॉलिसी',
  'Already have an account? {link}': 'खाता पहले से है? {link}',

  'Check your phone': 'अपना फ़ोन देखें',
  'Check your email': 'अपना ईमेल देखें',
  'Enter your address or number and the 6-digit code that we have sent to it.':
    'अपना ईमेल या नंबर और उस पर भेजा हुआ 6 अंकों का कोड डालें।',
  'We have sent a 6-digit code by SMS to {login}. It works once, for five minutes.':
    'हमने {login} पर SMS से 6 अंकों का कोड भेजा है। वह एक बार चलता है, पाँच मिनट तक।',
  'We have sent a 6-digit code to {login}. It works once, for ten minutes.':
    'हमने {login} पर 6 अंकों का कोड भेजा है। वह एक बार चलता है, दस मिनट तक।',
  '6-digit code': '6 अंकों का कोड',
  Verify: 'पक्का करें',
  'Verifying...': 'पक्का हो रहा है...',
  'Password of the account': 'खाते का पासवर्ड',
  'It is not my account: I have just signed up for a new one': 'वह खाता मेरा नहीं है: मैंने अभी नया खाता बनाया है',
  'Forgot it? Get a code by email': 'पासवर्ड भूल गए? ईमेल पर कोड मँगाएँ',
  'Wrong number? {link}': 'नंबर गलत है? {link}',
  'Wrong address? {link}': 'ईमेल गलत है? {link}',
  'Start again': 'फिर से शुरू करें',
  'Resend code': 'कोड फिर भेजें',
  'Resend code in {time}': 'कोड फिर भेजें: {time} बाद',
  'The code could not be sent.': 'कोड नहीं भेजा जा सका।',
  'Code sent. Look for the SMS to {login}.': 'कोड भेज दिया। {login} पर आया SMS देखें।',
  'Code sent. Look for it in the inbox of {login}.': 'कोड भेज दिया। {login} का इनबॉक्स देखें।',

  'Set a new password': 'नया पासवर्ड बनाएँ',
  'We send a code to your email, or by SMS to a number that you have confirmed.':
    'हम कोड आपके ईमेल पर भेजते हैं, या आपके पक्के किए हुए नंबर पर SMS से।',
  'Help with signing in': 'साइन इन में मदद',
  'If {login} has an account, a 6-digit code is on its way to it. All other devices will be signed out.':
    'अगर {login} का खाता है, तो उस पर 6 अंकों का कोड आ रहा है। बाकी सभी डिवाइस साइन आउट हो जाएँगे।',
  'Save and sign in': 'सेव करके साइन इन करें',
  'New password': 'नया पासवर्ड',
  'Use another address or number': 'दूसरा ईमेल या नंबर डालें',
  'Easy to guess: make it longer': 'अंदाज़ा लगाना आसान: और लंबा करें',
  'Good password': 'अच्छा पासवर्ड',
  'Strong password': 'मज़बूत पासवर्ड',

  'Redirecting to {name} authentication...': '{name} का साइन इन खुल रहा है...',
  email: 'ईमेल',
  'Continue if nothing happens': 'कुछ न हो तो आगे बढ़ें',
  'Completing Authentication': 'साइन इन पूरा हो रहा है',
  'One moment, please...': 'एक पल रुकें...',
  'Sign-in failed': 'साइन इन नहीं हुआ',
  'Authentication was not completed': 'साइन इन पूरा नहीं हुआ',
  'The sign-in was cancelled, took longer than ten minutes, or its answer did not fit. Nothing has been changed.':
    'साइन इन रद्द हुआ, दस मिनट से ज़्यादा लगे, या उसका जवाब सही नहीं था। कुछ बदला नहीं है।',
  'Sign in with email': 'ईमेल से साइन इन करें',
  Troubleshoot: 'दिक्कत दूर करें',

  'Authentication troubleshooting': 'साइन इन की दिक्कतें',
  'See how your session is, renew it, or sign in another way.':
    'देखें कि आपका साइन इन चल रहा है या नहीं, उसे बढ़ाएँ, या दूसरे तरीके से साइन इन करें।',
  'Back to Home': 'होम पेज पर जाएँ',
  'Session health': 'साइन इन का हाल',
  'Check the session again': 'साइन इन फिर जाँचें',
  Refresh: 'फिर जाँचें',
  'Session exists': 'साइन इन मौजूद है',
  Authenticated: 'साइन इन हैं',
  'User data': 'आपकी जानकारी',
  'Persistent user': 'साइन इन बना रहेगा',
  OK: 'ठीक',
  Issue: 'दिक्कत',
  'Session ID': 'साइन इन का नंबर',
  'User ID': 'खाते का नंबर',
  None: 'नहीं है',
  'Not provided': 'नहीं दिया गया',
  'Last updated': 'आखिरी जाँच',
  'Repair this session': 'इस साइन इन को ठीक करें',
  'Persist Current Session': 'मौजूदा साइन इन बनाए रखें',
  'Refresh Session': 'साइन इन ताज़ा करें',
  'Sign in another way': 'दूसरे तरीके से साइन इन करें',
  "Try the provider's authentication": 'दूसरी कंपनी से साइन इन करें',
  'Email Signup': 'ईमेल से खाता बनाएँ',
  'Email Signin': 'ईमेल से साइन इन करें',
  'There is no session to keep. Sign in first.': 'अभी आप साइन इन नहीं हैं। पहले साइन इन करें।',
  'Session persisted': 'साइन इन बना रहेगा',
  'Session refreshed': 'साइन इन ताज़ा हो गया',
  'The sign-in window gave no answer. It was blocked, closed, or took longer than 30 seconds. Allow popups, or use email.':
    'साइन इन की विंडो से जवाब नहीं आया। वह रोकी गई, बंद हुई, या 30 सेकंड से ज़्यादा लगे। पॉपअप की अनुमति दें, या ईमेल से साइन इन करें।',
  Help: 'मदद',
  'The sign-in window does not open': 'साइन इन की विंडो नहीं खुलती',
  'The browser has blocked it. Allow popups for this site in the address bar and try again, or sign in by email, which needs no second window.':
    'ब्राउज़र ने उसे रोक दिया है। पते वाली पट्टी में इस साइट को पॉपअप की अनुमति दें और फिर से कोशिश करें, या ईमेल से साइन इन करें, जिसमें दूसरी विंडो नहीं चाहिए।',
  'You are signed out again and again': 'आप बार-बार साइन आउट हो जाते हैं',
  'Allow cookies for this site and leave private browsing. Then press Refresh Session; if a badge still says Issue, log out and sign in once more.':
    'इस साइट को कुकी की अनुमति दें और प्राइवेट विंडो बंद करें। फिर “साइन इन ताज़ा करें” दबाएँ; अब भी कहीं “दिक्कत” लिखा हो, तो लॉग आउट करके फिर से साइन इन करें।',
  'Nothing of this helps': 'इनमें से कुछ काम नहीं आया',
  'Email authentication is the most reliable way in: address, password, and a code when you are new.':
    'ईमेल से साइन इन करना सबसे भरोसेमंद है: ईमेल, पासवर्ड, और नए हों तो एक कोड।',

  // Refusals
  'Mobile number or email is required': 'मोबाइल नंबर या ईमेल ज़रूरी है',
  'Enter the {count}-character code': '{count} अंकों का कोड डालें',
  'Invalid mobile number or password': 'मोबाइल नंबर या पासवर्ड गलत है',
  'The provider has not confirmed your email address': 'साइन इन कराने वाली कंपनी ने आपका ईमेल पक्का नहीं किया है',
  'No account has confirmed this number. Create one, or sign in with your password.':
    'यह नंबर किसी खाते में पक्का नहीं किया गया है। खाता बनाएँ, या पासवर्ड से साइन इन करें।',
  'It is more than a year since this number was last confirmed. Enter the password of its account too.':
    'यह नंबर पक्का हुए एक साल से ज़्यादा हो गया है। उसके खाते का पासवर्ड भी डालें।',
  'We cannot send codes to mobile numbers. Use the email address of your account, or ask us for help.':
    'हम मोबाइल नंबर पर कोड नहीं भेज सकते। अपने खाते का ईमेल डालें, या हमसे मदद लें।',
  'No account has confirmed this number. Use the email address of your account, or ask us for help.':
    'यह नंबर किसी खाते में पक्का नहीं किया गया है। अपने खाते का ईमेल डालें, या हमसे मदद लें।',
  'This number was last confirmed more than a year ago. Use the email address of your account, or ask us for help.':
    'यह नंबर पक्का हुए एक साल से ज़्यादा हो गया है। अपने खाते का ईमेल डालें, या हमसे मदद लें।',
  'Too many people are signing in right now. Please try again.':
    'अभी बहुत लोग साइन इन कर रहे हैं। फिर से कोशिश करें।',
  'No sign-in provider is configured': 'दूसरी कंपनी से साइन इन यहाँ चालू नहीं है',
} as const;
