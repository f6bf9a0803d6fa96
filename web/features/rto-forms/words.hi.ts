/** Words of the transfer's forms and of the sale agreement in Hindi, by their English text. */
export const hindi = {
  'Token already paid': 'टोकन दिया जा चुका',
  'Still to be paid': 'बाकी देना है',
  'Forms and agreement': 'फ़ॉर्म और बिक्री का करार',
  'Forms 28, 29, 30 and 35, a sheet for the portal, and a sale agreement, filled in.':
    'फ़ॉर्म 28, 29, 30 और 35, पोर्टल के लिए पन्ना और बिक्री का करार, भरे हुए।',
  'Fill in forms': 'फ़ॉर्म भरें',
  'Filled in on this device. What you type stays here until you log out.':
    'इसी डिवाइस पर भरे जाते हैं। जो आप लिखते हैं, लॉग आउट तक यहीं रहता है।',
  'Save the PDF': 'PDF सेव करें',
  'The PDF could not be made. Try again with a network.': 'PDF नहीं बन सकी। नेटवर्क आने पर दोबारा करें।',
  'What to make': 'क्या बनाना है',
  'Form 29': 'फ़ॉर्म 29',
  'Form 30': 'फ़ॉर्म 30',
  'Form 28': 'फ़ॉर्म 28',
  'Form 35': 'फ़ॉर्म 35',
  'Sheet to copy from': 'देखकर भरने का पन्ना',
  'Sale agreement': 'बिक्री का करार',
  'The owner in the RC reports the sale. Two copies.': 'RC वाला मालिक बिक्री बताता है। दो कॉपी।',
  'The buyer asks for the RC in his name. Two copies with a loan.':
    'खरीदार RC अपने नाम कराने की अर्ज़ी देता है। लोन हो तो दो कॉपी।',
  'NOC for another office or State. Three copies.': 'दूसरे दफ़्तर या राज्य के लिए NOC। तीन कॉपी।',
  'The loan has ended. Two copies, with the bank’s NOC.': 'लोन पूरा हो गया। दो कॉपी, बैंक की NOC के साथ।',
  'With all copies': 'सारी कॉपियों के साथ',
  'Each form in the PDF as often as it says here.': 'हर फ़ॉर्म PDF में उतनी बार, जितनी यहाँ लिखी हैं।',
  'Form 35 ends a loan, but there was none, as the purchase or the listing says. If this is right, save once more.':
    'फ़ॉर्म 35 लोन खत्म होने पर लगता है, जबकि खरीद या लिस्टिंग के मुताबिक लोन था ही नहीं। यही सही है तो एक बार और सेव करें।',
  'For the portal, in the order of its fields.': 'पोर्टल के लिए, उसके खानों के क्रम में।',
  'With 12 cm free for stamp paper.': 'स्टाम्प पेपर के लिए 12 सेमी खाली।',
  Vehicle: 'गाड़ी',
  'Number plate': 'नंबर प्लेट',
  'Chassis number': 'चेसिस नंबर',
  'Engine number': 'इंजन नंबर',
  'As in the RC': 'जैसा RC में है',
  'Of an electric vehicle the number of its motor': 'इलेक्ट्रिक गाड़ी में मोटर का नंबर',
  'Bank or financier in the RC': 'RC में बैंक या फ़ाइनेंसर',
  'Name and place; empty without a loan': 'नाम और जगह; लोन न हो तो खाली',
  'Owner in the RC': 'RC में मालिक',
  Buyer: 'खरीदार',
  'Son, wife or daughter of': 'किसका बेटा, पत्नी या बेटी',
  'Full address': 'पूरा पता',
  'House, street, town, district and State': 'मकान, गली, शहर, ज़िला और राज्य',
  'PIN code': 'पिन कोड',
  Age: 'उम्र',
  'The buyer’s transport office': 'खरीदार का RTO',
  'Another office than the vehicle’s: it needs Form 28 too.': 'गाड़ी का RTO दूसरा है: फ़ॉर्म 28 भी चाहिए।',
  'Its code and place, such as {example}': 'कोड और जगह, जैसे {example}',
  Sale: 'बिक्री',
  'Who sells': 'कौन बेच रहा है',
  'You, also when the RC is in somebody else’s name': 'आप, चाहे RC किसी और के नाम हो',
  'Day of the sale': 'बिक्री का दिन',
  'Never sign a form that is not filled in, and never take one: whoever holds it can put any name into it. Signatures are made by hand on the print.':
    'खाली फ़ॉर्म पर दस्तखत न करें, न ऐसा फ़ॉर्म लें: जिसके हाथ में हो, वह कोई भी नाम भर सकता है। दस्तखत छपे कागज़ पर हाथ से होते हैं।',
  Seller: 'विक्रेता',
  Price: 'दाम',
  'Its page said on {day}': '{day} को पेज पर लिखा था',
  'The seller sells the vehicle to the buyer for this price, with its papers and keys.':
    'विक्रेता यह गाड़ी कागज़ और चाबियों के साथ इस दाम पर खरीदार को बेचता है।',
  'The seller says that he may sell it, that it is not stolen, and that he knows of no case of police or court about it.':
    'विक्रेता कहता है कि उसे बेचने का हक है, गाड़ी चोरी की नहीं है, और उस पर पुलिस या अदालत का कोई मामला उसकी जानकारी में नहीं है।',
  'The buyer has seen the vehicle and had time to drive it and to have it looked at. It is sold as it stands. What is stated above is what its page said; other promises count only if they are written below.':
    'खरीदार ने गाड़ी देखी है और उसे चलाने और जँचवाने का समय मिला है। गाड़ी जैसी है वैसी बेची गई। ऊपर वही लिखा है जो पेज पर था; और कोई वादा तभी माना जाएगा जब नीचे लिखा हो।',
  'Challans, tolls and taxes up to the hour of the hand-over are the seller’s, those after it the buyer’s. The hour is in the delivery note.':
    'सौंपने की घड़ी तक के चालान, टोल और टैक्स विक्रेता के हैं, उसके बाद के खरीदार के। समय डिलीवरी नोट में है।',
  'A loan of {financier} is in the RC. The seller closes it and hands over the bank’s NOC and Form 35.':
    'RC में {financier} का लोन है। विक्रेता उसे बंद कराएगा और बैंक की NOC और फ़ॉर्म 35 देगा।',
  'The seller says that no loan is in the RC.': 'विक्रेता कहता है कि RC में कोई लोन नहीं है।',
  'The owner in the RC reports the sale in Form 29. The buyer applies in Form 30 for the RC in his own name, within 30 days. Until the RTO records it, the person named in the RC stays answerable in law.':
    'RC वाला मालिक फ़ॉर्म 29 में बिक्री बताएगा। खरीदार 30 दिन के अंदर फ़ॉर्म 30 से RC अपने नाम कराने की अर्ज़ी देगा। RTO के दर्ज करने तक कानून में RC में लिखा व्यक्ति ज़िम्मेदार रहता है।',
  'Also agreed:': 'यह भी तय हुआ:',
  'Seller: {name}': 'विक्रेता: {name}',
  'Buyer: {name}': 'खरीदार: {name}',
  'Witness: name and address': 'गवाह: नाम और पता',
  'Not checked by a lawyer. Each State sets its own stamp duty: print this on stamp paper. The top 12 cm are left free for it.':
    'वकील से नहीं जँचवाया गया। स्टाम्प ड्यूटी आपका राज्य तय करता है: स्टाम्प पेपर पर छापें, ऊपर 12 सेमी खाली हैं।',
  'Source: {source}. Looked up on {day}. Not legal advice.':
    'स्रोत: {source}। {day} को देखा गया। यह कानूनी सलाह नहीं है।',
} as const;
