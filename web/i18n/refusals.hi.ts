/** What the server refuses, in Hindi, by the English text with its values in braces. */
export const refusals = {
  'Choose a price below today’s, or write one': 'आज के दाम से कम दाम चुनें या लिखें',
  'The seller is closed on that day. Choose another one.': 'उस दिन छुट्टी रहती है। कोई और दिन चुनें।',
  'You can have {limit} texts of your own. Delete one first.':
    'आपके अपने {limit} मैसेज तक हो सकते हैं। पहले एक हटाएँ।',
  'A bill with a GST number is in rupees': 'जीएसटी नंबर वाला बिल रुपयों में होता है',
  'The token is more than the price': 'टोकन दाम से ज़्यादा है',
  'Choose a time to come, at most 90 days from now': 'आगे का समय चुनें, आज से ज़्यादा से ज़्यादा 90 दिन',
  'This day is before the year of the vehicle': 'यह दिन गाड़ी के साल से पहले का है',
  'Enter what was paid first': 'पहले दी गई कीमत लिखें',
  'The PAN is not asked for at this price, so we do not keep it':
    'इस कीमत पर PAN नहीं माँगा जाता, इसलिए हम नहीं रखते',
  'Enter how the vehicle came in first': 'पहले लिखें कि गाड़ी कैसे आई',
  'A purchase can be corrected 20 times': 'खरीद 20 बार तक सुधारी जा सकती है',
  'Choose a time that has passed': 'बीता हुआ समय चुनें',
  'Mark the vehicle as sold first, or a lead as won': 'पहले गाड़ी को बिकी हुई या किसी लीड को जीती हुई करें',
  'Nobody watches the RC of this vehicle': 'इस गाड़ी की RC पर कोई नज़र नहीं रख रहा',
  'This paper is not here': 'यह कागज़ यहाँ नहीं है',
  'Another paper has this code. Make it once more.': 'यह कोड किसी और कागज़ का है। कागज़ दोबारा बनाएँ।',
  'There is already {number}. Make another one?': '{number} पहले से है। एक और बनाएँ?',
  'This paper has been cancelled already': 'यह कागज़ पहले ही रद्द हो चुका है',
  'Say why': 'वजह लिखें',
  'A vehicle can have 50 receipts and notes': 'एक गाड़ी की 50 रसीदें और नोट हो सकते हैं',
  'A paper can be printed 10 times': 'एक कागज़ 10 बार छप सकता है',
  'That is more than you ask for it': 'यह आपकी कीमत से ज़्यादा है',
  'The buyer has offered that much': 'खरीदार इतना तो दे ही रहा है',
  'This buyer cannot be sent a price': 'इस खरीदार को दाम नहीं भेजा जा सकता',
  'This price is no longer open': 'यह दाम अब चालू नहीं है',
  'This price is no longer there': 'यह दाम अब नहीं है',
  'A buyer can get 20 prices for one vehicle': 'एक खरीदार को एक गाड़ी के लिए 20 दाम तक भेजे जा सकते हैं',
  'This text has been deleted': 'यह मैसेज हटा दिया गया है',
  'Too many previews are being made right now. Please try again.':
    'अभी बहुत सारे प्रीव्यू बन रहे हैं। फिर से कोशिश करें।',
  'The form could not be read': 'फ़ॉर्म पढ़ा नहीं जा सका',
  'The request was interrupted': 'बीच में रुक गया',
  'You cannot republish your own vehicle': 'आप अपनी ही गाड़ी री-लिस्ट नहीं कर सकते',
  'This is your own listing': 'यह आपकी अपनी लिस्टिंग है',
  'You have already republished this vehicle': 'आप यह गाड़ी पहले ही री-लिस्ट कर चुके हैं',
  'Only a sold vehicle can be listed again': 'सिर्फ़ बिकी हुई गाड़ी फिर से लगाई जा सकती है',
  'Chaabi has hidden this vehicle. It cannot be listed again.':
    'Chaabi ने यह गाड़ी छिपा दी है। इसे फिर नहीं लगाया जा सकता।',
  'The buyer has withdrawn this offer': 'खरीदार ने यह ऑफ़र वापस ले लिया है',
  'The buyer has withdrawn this request': 'खरीदार ने यह अनुरोध वापस ले लिया है',
  'The owner keeps this certificate private': 'मालिक ने यह RC निजी रखी है',
  'These two leads cannot be merged': 'ये दो लीड एक नहीं की जा सकतीं',
  'Messages to your number are part of the Pro plan': 'आपके नंबर पर मैसेज प्रो प्लान में मिलते हैं',
  'This is not available yet': 'यह अभी नहीं मिलता',
  'A buyer has made an offer since. It stays as it is.': 'इसके बाद किसी खरीदार ने ऑफ़र दिया है। यह वैसी ही रहेगी।',
  'This listing has changed. Please open it again.': 'यह लिस्टिंग बदल गई है। इसे फिर से खोलें।',
  'This message cannot be sent again': 'यह मैसेज दोबारा नहीं भेजा जा सकता',
  'This move can no longer be undone': 'यह अब वापस नहीं लिया जा सकता',
  'This vehicle has just changed. Please try again.': 'यह गाड़ी अभी-अभी बदली है। फिर से कोशिश करें।',
  'Verify your mobile number first': 'पहले अपना मोबाइल नंबर पक्का करें',
  'Add your email address first': 'पहले अपना ईमेल जोड़ें',
  'Allow notifications first': 'पहले नोटिफ़िकेशन की अनुमति दें',
  'No device receives push messages yet': 'अभी किसी डिवाइस पर पुश मैसेज नहीं आते',
  'This request is already {status}': 'इस अनुरोध का जवाब पहले ही दिया जा चुका है: {status}',
  'This lead is {from} and cannot be changed to {to}': 'यह लीड “{from}” है और “{to}” नहीं हो सकती',
  'Maximum {limit} images allowed.': 'ज़्यादा से ज़्यादा {limit} फ़ोटो लगा सकते हैं।',
  'This buyer is already in your leads for this': 'यह खरीदार इसके लिए आपकी लीड में पहले से है',
  'At most {limit} vehicles at once. Change the rest in a second step.':
    'एक बार में ज़्यादा से ज़्यादा {limit} गाड़ियाँ। बाकी दूसरी बार में बदलें।',
  'This price would not be possible': 'यह कीमत नहीं हो सकती',
  'This price is in another currency': 'यह कीमत दूसरी मुद्रा में है',
  'This can be undone for {minutes} minutes': 'यह {minutes} मिनट तक ही वापस लिया जा सकता है',
  'This can no longer be undone': 'यह अब वापस नहीं लिया जा सकता',
  'A buyer’s offer cannot be deleted. Mark it as junk instead.':
    'खरीदार का ऑफ़र हटाया नहीं जा सकता। उसे बेकार बता दें।',
  'This lead is {status}: change its status first': 'यह लीड “{status}” है: पहले उसकी स्थिति बदलें',
  'This number is already in your contacts': 'यह नंबर आपके संपर्कों में पहले से है',
  'You already have {limit} drafts. Please delete one first.': 'आपके {limit} ड्राफ़्ट पहले से हैं। पहले एक हटाएँ।',
  'A sale can be undone for {minutes} minutes. Use “Relist as new” instead.':
    'बिक्री {minutes} मिनट तक ही वापस ली जा सकती है। “नई लिस्टिंग बनाएँ” इस्तेमाल करें।',
  'You have listed this vehicle again. Delete that listing first.':
    'आप यह गाड़ी फिर से लगा चुके हैं। पहले वह लिस्टिंग हटाएँ।',
  'You have listed another vehicle since, and your plan has room for {limit}. Mark one as sold, or upgrade, to undo this sale.':
    'आपने तब से दूसरी गाड़ी लगाई है, और आपके प्लान में {limit} की जगह है। बिक्री वापस लेने के लिए किसी को बिका हुआ बताएँ या प्लान बढ़ाएँ।',
  'Another payment was started at the same time. Please try again.':
    'उसी समय दूसरा पेमेंट शुरू हुआ। फिर से कोशिश करें।',
  'Your last payment is still being processed. Please wait a moment.':
    'आपका पिछला पेमेंट अभी हो रहा है। थोड़ा रुकें।',
  'Your last payment is being looked for on our bank statement. You can buy again once it has been found.':
    'आपका पिछला पेमेंट हमारे बैंक के हिसाब में ढूँढा जा रहा है। मिलने के बाद आप फिर खरीद सकते हैं।',
  'This UPI reference has been used before. If the payment is yours, write to {address}.':
    'यह UTR पहले इस्तेमाल हो चुका है। पेमेंट आपका है तो {address} पर लिखें।',
  'This UPI reference can no longer be changed. Please contact support.':
    'यह UTR अब नहीं बदला जा सकता। सपोर्ट से बात करें।',
  'You have already named UTR {utr} for this order. If it is wrong, correct it under Payments, on the page with the plans.':
    'इस ऑर्डर का UTR {utr} आप पहले ही दे चुके हैं। गलत है तो प्लान वाले पेज पर “पेमेंट” में ठीक करें।',
  'This order is older than 7 days. Send support its amount, its date and the UPI reference.':
    'यह ऑर्डर 7 दिन से पुराना है। सपोर्ट को रकम, तारीख और UTR भेजें।',
  'Our team has refused this payment. Please contact support.':
    'हमारी टीम ने यह पेमेंट नहीं माना। सपोर्ट से बात करें।',
  'This payment has been cancelled. Please try again.': 'यह पेमेंट रद्द हो गया है। फिर से कोशिश करें।',
  'Your last payment has arrived and your plan is active. Check it before you buy again.':
    'आपका पिछला पेमेंट आ गया है और प्लान चालू है। दोबारा खरीदने से पहले देख लें।',
  'Your {current} plan is still active. You can buy {plan} once it ends.':
    'आपका {current} प्लान अभी चालू है। उसके बाद {plan} ले सकते हैं।',
  'Your {plan} plan does not expire': 'आपका {plan} प्लान खत्म नहीं होता',
  'Payment succeeded but subscription activation failed. Please contact support.':
    'पेमेंट हो गया, पर प्लान चालू नहीं हो पाया। सपोर्ट से बात करें।',
  'Confirm your email first: we have sent you a code.': 'पहले अपना ईमेल पक्का करें: हमने कोड भेजा है।',
  'Confirm your number first: we have sent you a code.': 'पहले अपना नंबर पक्का करें: हमने कोड भेजा है।',
  'The owner does not allow you to republish this vehicle': 'मालिक आपको यह गाड़ी री-लिस्ट नहीं करने देते',
  'This page has ended': 'यह पेज बंद हो गया है',
  'This vehicle has been removed by its seller': 'यह गाड़ी हटा दी गई है',
  'This seller no longer offers this vehicle': 'यह गाड़ी अब यहाँ नहीं बिक रही',
  'The gift code is invalid or expired.': 'गिफ़्ट कोड गलत है या उसकी तारीख निकल गई है।',
  'This gift code is for another plan or duration.': 'यह गिफ़्ट कोड दूसरे प्लान या समय का है।',
  'This cannot be changed': 'यह नहीं बदला जा सकता',
  'This plan is not sold in this currency': 'यह प्लान इस मुद्रा में नहीं मिलता',
  'This way to pay is not offered here': 'पेमेंट का यह तरीका यहाँ नहीं है',
  'Please upload the images again.': 'फ़ोटो फिर से अपलोड करें।',
  'Please upload the image again.': 'फ़ोटो फिर से अपलोड करें।',
  'This password is too easy to guess. Please choose another.': 'इस पासवर्ड का अंदाज़ा लगाना आसान है। दूसरा चुनें।',
  'This password is in a public list of leaked passwords. Please choose another.':
    'यह पासवर्ड लीक हुए पासवर्डों की सूची में है। दूसरा चुनें।',
  'Not found': 'नहीं मिला',
  'Choose a username first': 'पहले यूज़रनेम चुनें',
  'Code not found': 'कोड नहीं मिला',
  'Code or vehicle not found': 'कोड या गाड़ी नहीं मिली',
  'Contact not found': 'संपर्क नहीं मिला',
  'Draft not found': 'ड्राफ़्ट नहीं मिला',
  'Lead not found': 'लीड नहीं मिली',
  'This buyer is no longer waiting': 'यह खरीदार अब इंतज़ार में नहीं हैं',
  'Message not found': 'मैसेज नहीं मिला',
  'Payment not found': 'पेमेंट नहीं मिला',
  'Profile Not Found': 'प्रोफ़ाइल नहीं मिली',
  'Republished page not found': 'री-लिस्ट किया हुआ पेज नहीं मिला',
  'Request not found': 'अनुरोध नहीं मिला',
  'There is no invoice for this payment': 'इस पेमेंट का बिल नहीं है',
  'There is nothing to request': 'माँगने को कुछ नहीं है',
  'This code is not in use': 'यह कोड इस्तेमाल में नहीं है',
  'This device does not receive push messages': 'इस डिवाइस पर पुश मैसेज नहीं आते',
  'This device is already signed out': 'यह डिवाइस पहले ही साइन आउट है',
  'This vehicle has no certificate to request': 'इस गाड़ी की RC नहीं लगी है',
  'User not found': 'खाता नहीं मिला',
  'Vehicle not found': 'गाड़ी नहीं मिली',
  'Profile feature is only available for Pro users. Please upgrade to access this feature.':
    'प्रोफ़ाइल सिर्फ़ प्रो प्लान में मिलती है। इसके लिए अपना प्लान बढ़ाएँ।',
  'Suggestions are available on the Pro plan': 'सुझाव प्रो प्लान में मिलते हैं',
  'The catalogue feed is part of the Pro plan': 'कैटलॉग फ़ीड प्रो प्लान में मिलता है',
  'Ordering the public profile is part of the Pro plan': 'प्रोफ़ाइल का क्रम बदलना प्रो प्लान में मिलता है',
  'Your plan has a limit of {limit} live listings': 'आपके प्लान में एक साथ {limit} लिस्टिंग लग सकती हैं',
  'Your plan has a limit of {limit} new listings a month': 'आपके प्लान में हर महीने {limit} नई लिस्टिंग लग सकती हैं',
  'Your plan keeps {limit} buyers waiting. Remove one, or choose a larger plan.':
    'आपके प्लान में {limit} खरीदार इंतज़ार में रह सकते हैं। किसी को हटाएँ, या बड़ा प्लान लें।',
  "Your plan's limit is {limit} numbered stickers. You can print the ones you have again.":
    'आपके प्लान में नंबर वाले {limit} स्टिकर मिलते हैं। जो हैं उन्हें फिर से प्रिंट कर सकते हैं।',
  'Republish limit reached: your plan has a limit of {limit} republished vehicles a month':
    'री-लिस्ट की सीमा पूरी: आपके प्लान में हर महीने {limit} गाड़ियाँ री-लिस्ट हो सकती हैं',
  'With this, cash for this vehicle reaches ₹2,00,000. So much in cash for one deal may not be taken (Income-tax Act, section 269ST).':
    'इसके साथ इस गाड़ी के लिए नकद ₹2,00,000 तक पहुँचता है। एक सौदे में इतना नकद लेना मना है (आयकर अधिनियम, धारा 269एसटी)।',
  'With this, cash from this person on that day reaches ₹2,00,000. So much in cash from one person in a day may not be taken (Income-tax Act, section 269ST).':
    'इसके साथ उस दिन इस व्यक्ति से नकद ₹2,00,000 तक पहुँचता है। एक दिन में एक व्यक्ति से इतना नकद लेना मना है (आयकर अधिनियम, धारा 269एसटी)।',
  'With this, more than ₹10,000 in cash went to this person on that day. It may not count as a cost for the income tax (section 40A(3)).':
    'इसके साथ उस दिन इस व्यक्ति को ₹10,000 से ज़्यादा नकद दिया गया। आयकर में यह खर्च नहीं माना जा सकता (धारा 40ए(3))।',
  'This vehicle is out already. Note first that it is back.': 'यह गाड़ी पहले से बाहर है। पहले वापसी लिखें।',
  'This vehicle is not out. Note first that it goes out.': 'यह गाड़ी बाहर नहीं है। पहले बाहर जाना लिखें।',
  'Somebody has noted already that it is back': 'वापसी पहले ही लिखी जा चुकी है',
  'This vehicle is sold: it goes out only for delivery or to the RTO':
    'यह गाड़ी बिक चुकी है: सिर्फ़ डिलीवरी या RTO के लिए बाहर जा सकती है',
  'This was noted with other words before': 'यह पहले दूसरे शब्दों में लिखा गया था',
  'This is less than when it went out: {kms} km': 'जाते समय से कम है: {kms} किमी',
  'This line is not in the book': 'यह पंक्ति बही में नहीं है',
  'The book has {limit} lines about this vehicle, and no room for more':
    'बही में इस गाड़ी की {limit} पंक्तियाँ हैं, और जगह नहीं है',
  'Somebody has just changed this. See what is there now, and save again.':
    'किसी ने अभी इसे बदला है। देख लें कि अब क्या है, और फिर सेव करें।',
  'Choose today or an earlier day': 'आज या उससे पहले का दिन चुनें',
  'This line is no longer there': 'यह लाइन अब नहीं है',
  'This stock-take has ended. Start another one.': 'यह गिनती पूरी हो चुकी है। नई शुरू करें।',
  'This stock-take is not there': 'यह गिनती नहीं मिली',
  'Stock-takes are part of the Growth plan': 'यार्ड की गिनती ग्रोथ प्लान में मिलती है',
  'Cost and margin are part of the Growth plan': 'लागत और मार्जिन ग्रोथ प्लान में मिलते हैं',
  'A vehicle can have 50 lines. Put some together.': 'एक गाड़ी की 50 लाइनें हो सकती हैं। कुछ को एक साथ लिखें।',
  'Republish limit reached: your plan does not include republishing': 'आपके प्लान में री-लिस्ट शामिल नहीं है',
  'Too many open tabs': 'बहुत सारे टैब खुले हैं',
  'Too many requests. Please wait a moment.': 'बहुत जल्दी-जल्दी हो रहा है। थोड़ा रुकें।',
  'You have already made several offers on this vehicle. Please try again later.':
    'आप इस गाड़ी पर कई ऑफ़र दे चुके हैं। बाद में कोशिश करें।',
  'Too many attempts. Please try again in {wait}.': 'बहुत बार कोशिश हुई। {wait} बाद फिर कोशिश करें।',
  'Too many wrong gift codes. Please try again in {wait}.':
    'बहुत बार गलत गिफ़्ट कोड डाला गया। {wait} बाद फिर कोशिश करें।',
  'Please wait {wait} before asking for another OTP.': 'दूसरा OTP {wait} बाद मँगाएँ।',
  'The request did not arrive in time. Please try again.': 'समय पर नहीं पहुँचा। फिर से कोशिश करें।',
  'The request is too large': 'यह बहुत बड़ा है',
  'Image upload failed. Please try with smaller images or fewer files.':
    'फ़ोटो अपलोड नहीं हुईं। छोटी या कम फ़ोटो के साथ कोशिश करें।',
  'Cannot revert from sold': 'बिकी हुई गाड़ी वापस नहीं लाई जा सकती',
  'This vehicle has been sold and is no longer available.': 'यह गाड़ी बिक चुकी है।',
  'Invalid email or password': 'ईमेल या पासवर्ड गलत है',
  'This account is suspended': 'यह खाता बंद कर दिया गया है',
  'This sign-in has expired. Please start again.': 'साइन इन का समय निकल गया। फिर से शुरू करें।',
  Unauthorized: 'साइन इन नहीं हैं',
  'Currently not available': 'अभी नहीं मिल सकता',
  'Failed to create payment. Please try again.': 'पेमेंट शुरू नहीं हो पाया। फिर से कोशिश करें।',
  'Payments are not available right now': 'अभी पेमेंट नहीं हो सकते',
  'Please try again in a moment.': 'थोड़ी देर में फिर कोशिश करें।',
  'Chaabi is being repaired and cannot save anything right now. Please try again in an hour.':
    'Chaabi की मरम्मत चल रही है, अभी कुछ सेव नहीं हो सकता। एक घंटे बाद कोशिश करें।',
  'This is taking too long. Please try again.': 'बहुत देर लग रही है। फिर से कोशिश करें।',
  'Too many people are using this right now. Please try again in a moment.':
    'अभी बहुत लोग इस्तेमाल कर रहे हैं। थोड़ी देर में कोशिश करें।',
  'Your page will be ready in a few minutes. There is no need to republish it.':
    'आपका पेज कुछ मिनट में तैयार होगा। दोबारा री-लिस्ट न करें।',
  'Too many photos are being uploaded right now. Please try again.':
    'अभी बहुत सारी फ़ोटो अपलोड हो रही हैं। फिर से कोशिश करें।',
  'The service is not configured': 'यह सेवा चालू नहीं है',
  'Something went wrong on our side. Please try again.': 'हमारी तरफ़ से गड़बड़ हुई। फिर से कोशिश करें।',
  // Times to wait, and states, that stand in these texts
  '{count} seconds': '{count} सेकंड',
  '1 minute': '1 मिनट',
  '{count} minutes': '{count} मिनट',
  '1 hour': '1 घंटा',
  '{count} hours': '{count} घंटे',
  // Staff
  'This invitation has expired. Ask for a new one.': 'इस न्योते की मियाद खत्म हो गई। नया माँगें।',
  'Choose who you are first': 'पहले चुनें कि आप कौन हैं',
  'This is for people who work for a seller': 'यह उनके लिए है जो किसी विक्रेता के साथ काम करते हैं',
  'Only the person whose account is signed in can share this phone':
    'यह फ़ोन वही साझा कर सकते हैं जिनका खाता इसमें खुला है',
  'This PIN is wrong': 'यह पिन गलत है',
  'Five PINs were wrong. Try again in 15 minutes.': 'पाँच पिन गलत थे। 15 मिनट बाद फिर कोशिश करें।',
  'This invitation was taken back': 'यह न्योता वापस ले लिया गया',
  'The owner has declined': 'मालिक ने मना कर दिया',
  'Somebody else has used this invitation. Ask for a new one.': 'यह न्योता किसी और ने इस्तेमाल कर लिया। नया माँगें।',
  'This is your own invitation. Open it on the phone of the person who joins.':
    'यह आपका ही न्योता है। इसे उनके फ़ोन पर खोलें जो जुड़ेंगे।',
  'You already work here': 'आप यहाँ पहले से काम करते हैं',
  'Many invitations are still open. Take some back first.': 'बहुत से न्योते अभी खुले हैं। पहले कुछ वापस लें।',
  'Your plan has no place left for another person': 'आपके प्लान में एक और व्यक्ति के लिए जगह नहीं',
  'Your role does not include this. Ask the owner.': 'यह आपके काम में नहीं आता। मालिक से पूछें।',
  'This invitation is not valid': 'यह न्योता सही नहीं है',
  'Buyers call the owner. Add your mobile number to your own profile first.':
    'खरीदार मालिक को कॉल करते हैं। पहले अपनी प्रोफ़ाइल में अपना मोबाइल नंबर जोड़ें।',
  'Only a manager can become the owner. Give them that role first.':
    'सिर्फ़ मैनेजर ही मालिक बन सकते हैं। पहले उन्हें मैनेजर बनाएँ।',
  'Your own account is closed when you take over another. Delete its vehicles, leads and staff first, end its plan, and stop working for other sellers.':
    'दूसरे खाते के मालिक बनने पर आपका अपना खाता बंद हो जाता है। पहले उसकी गाड़ियाँ, लीड और स्टाफ़ हटाएँ, प्लान खत्म होने दें, और दूसरे विक्रेताओं का काम छोड़ें।',
  'An operator’s account cannot be handed over': 'ऑपरेटर का खाता सौंपा नहीं जा सकता',
  'This account is no longer offered to you': 'यह खाता अब आपको नहीं दिया जा रहा है',
  'Nobody by this name works for you': 'इस नाम से आपके साथ कोई काम नहीं करता',
  'Their own profile has no mobile number yet. They add it there, or you give a duty number.':
    'उनकी अपनी प्रोफ़ाइल में अभी मोबाइल नंबर नहीं है। वे वहाँ जोड़ें, या आप ड्यूटी नंबर दें।',
  'You may set a price from {from} to {to}. Ask the owner for more.':
    'आप {from} से {to} तक दाम रख सकते हैं। इससे आगे के लिए मालिक से पूछें।',
  'You have named a dealer for this vehicle already. Take that back first.':
    'इस गाड़ी के लिए आप डीलर बता चुके हैं। पहले उसे वापस लें।',
  'This was answered or taken back already': 'इसका जवाब दिया जा चुका है या वापस लिया जा चुका है',
  'No firm on Chaabi has confirmed this number': 'Chaabi पर किसी फ़र्म ने यह नंबर पक्का नहीं किया है',
  'This is your own number': 'यह आपका अपना नंबर है',
  'There is no such sale': 'ऐसी कोई बिक्री नहीं है',
  '{limit} vehicles wait for a dealer’s answer. Take one back first.':
    '{limit} गाड़ियाँ डीलर के जवाब के इंतज़ार में हैं। पहले एक वापस लें।',
  'The stock book as a PDF is part of the Growth plan': 'स्टॉक बही की PDF ग्रोथ प्लान में है',
} as const;
