/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  'Papers ready': 'कागज़ तैयार',
  '{ready} of {of}': '{of} में से {ready}',
  'Buyers see this as stated by you. Look first, then press.':
    'खरीदारों को यह आपका बताया हुआ दिखता है। पहले देखें, फिर दबाएँ।',
  'RC is in my name': 'RC मेरे नाम पर है',
  'Insurance is valid': 'इंश्योरेंस चालू है',
  'Pollution certificate (PUC) is valid': 'प्रदूषण सर्टिफ़िकेट चालू है',
  'Loan is closed, NOC is here': 'लोन बंद है, NOC मेरे पास है',
  Challans: 'चालान',
  'Unpaid tolls': 'बकाया टोल',
  'Road tax': 'रोड टैक्स',
  'High-security number plates (HSRP)': 'हाई-सिक्योरिटी नंबर प्लेट',
  'Fitness certificate is valid': 'फ़िटनेस सर्टिफ़िकेट चालू है',
  'Nothing due': 'बकाया नहीं',
  Due: 'बकाया है',
  'Don’t know': 'पता नहीं',
  Yes: 'हाँ',
  No: 'नहीं',
  'Not looked up yet': 'अभी नहीं देखा',
  'Looked up on {date}': '{date} को देखा',
  'Looked up on {date} by {name}': '{date} को {name} ने देखा',
  'Looked up on {date} by former staff': '{date} को पुराने स्टाफ़ ने देखा',
  '{days} days ago: look again': '{days} दिन हो गए: दोबारा देखें',
  'Your answer was not saved. Please try again.': 'आपका जवाब सेव नहीं हुआ। फिर से कोशिश करें।',
  'Why these papers': 'यही कागज़ क्यों',
  'Only what counts for this vehicle is listed. This is not legal advice.':
    'सिर्फ़ वही लिखा है जो इस गाड़ी पर लागू है। यह कानूनी सलाह नहीं है।',
  'We looked this up on {date}.': 'हमने यह {date} को देखा था।',
  'We looked this up on {date}; look again.': 'हमने यह {date} को देखा था; दोबारा देख लें।',
  'Checklist for the RC': 'RC के लिए सूची',
  'What seller and buyer do after the sale, and until when.':
    'बिक्री के बाद विक्रेता और खरीदार क्या करें, और कब तक।',
  'Print the checklist': 'सूची प्रिंट करें',
  'Save as PDF': 'PDF सेव करें',
  'The PDF could not be made. Try again with a network.': 'PDF नहीं बन सकी। इंटरनेट आने पर दोबारा करें।',
  'Show the checklist': 'सूची देखें',
  'Sold on': 'बिक्री की तारीख',
  'sold on {date}': '{date} को बिकी',
  'The buyer’s office': 'खरीदार का दफ़्तर',
  'No loan': 'लोन नहीं',
  'Loan is running': 'लोन चल रहा है',
  'Loan is closed': 'लोन बंद है',
  'The RC is in a company’s name': 'RC कंपनी के नाम पर है',
  'The owner in the RC has died': 'RC के मालिक का देहांत हो चुका है',
  'It goes to or comes from Delhi NCR': 'गाड़ी दिल्ली एनसीआर की है या वहाँ जाएगी',
  'Older than 15 years': '15 साल से पुरानी',
  'Same RTO': 'वही RTO',
  'Another RTO of the same state': 'उसी राज्य का दूसरा RTO',
  'Another state': 'दूसरा राज्य',
  Seller: 'विक्रेता',
  Buyer: 'खरीदार',
  Both: 'दोनों',
  'Until {date}': '{date} तक',
  'Until {date}: {days} days left': '{date} तक: {days} दिन बाकी',
  'Until {date}: {days} day left': '{date} तक: {days} दिन बाकी',
  'Until {date}: over for {days} days': '{date} तक: {days} दिन पहले बीत गया',
  'Until {date}: over since yesterday': '{date} तक: कल बीत गया',
  'Offices differ: ask yours what it wants. This is not legal advice.':
    'हर दफ़्तर अलग है: अपने दफ़्तर से पूछें कि क्या चाहिए। यह कानूनी सलाह नहीं है।',
  'First put the RC into the heir’s name: Form 31, within three months of the death':
    'पहले RC वारिस के नाम कराएँ: फ़ॉर्म 31, देहांत के तीन महीने के भीतर',
  'A letter or resolution of the company on its letterhead, saying who may sign':
    'कंपनी के लेटरहेड पर पत्र या प्रस्ताव, कि किसके दस्तखत चलेंगे',
  'Close the loan before the hand-over': 'गाड़ी देने से पहले लोन बंद करें',
  'Form 35, two copies, and the bank’s NOC, so that its name leaves the RC':
    'फ़ॉर्म 35 की दो कॉपी और बैंक की NOC, ताकि RC से बैंक का नाम हटे',
  'Older than 15 years: renew the registration with Form 25 and a fitness test':
    '15 साल से पुरानी: फ़ॉर्म 25 और फ़िटनेस जाँच से रजिस्ट्रेशन रिन्यू कराएँ',
  'Ask the transport department whether it may be driven in Delhi NCR':
    'परिवहन विभाग से पूछें कि गाड़ी दिल्ली एनसीआर में चल सकती है या नहीं',
  'Pay all challans up to the hour of the hand-over; keep the receipts':
    'गाड़ी देने के समय तक के सारे चालान भरें; रसीदें रखें',
  'Pay unpaid tolls: without that there is no NOC and no fitness certificate':
    'बकाया टोल भरें: इसके बिना न NOC मिलती है, न फ़िटनेस सर्टिफ़िकेट',
  'Close your FASTag, or you pay the buyer’s tolls': 'अपना फ़ास्टैग बंद कराएँ, नहीं तो खरीदार का टोल आप भरेंगे',
  'Bring RC, insurance, PUC, PAN or Form 60, proof of address and the chassis number’s pencil print':
    'RC, बीमा, प्रदूषण सर्टिफ़िकेट, पैन या फ़ॉर्म 60, पते का सबूत और चेसिस नंबर की पेंसिल छाप लाएँ',
  'Report the sale with Form 29, two copies, also signed by the buyer':
    'फ़ॉर्म 29 की दो कॉपी से बिक्री की सूचना दें, खरीदार के दस्तखत के साथ',
  'Ask the office in the RC whether the other one wants an NOC (Form 28)':
    'RC वाले दफ़्तर से पूछें कि दूसरे दफ़्तर को NOC (फ़ॉर्म 28) चाहिए या नहीं',
  'Get the NOC with Form 28, three copies, and hand it to the new office':
    'फ़ॉर्म 28 की तीन कॉपी से NOC लें और नए दफ़्तर में दें',
  'Have the insurance put into your name': 'बीमा अपने नाम कराएँ',
  'Apply for the RC in your name with Form 30, two copies, also signed by the seller':
    'फ़ॉर्म 30 की दो कॉपी से RC अपने नाम कराने की अर्ज़ी दें, विक्रेता के दस्तखत के साथ',
  'Pay the road tax of the new state': 'नए राज्य का रोड टैक्स भरें',
  'Apply for a number of the new state with Form 27': 'फ़ॉर्म 27 से नए राज्य के नंबर की अर्ज़ी दें',
  'See the RC in the buyer’s name. Until then the law looks for the owner in the RC':
    'RC खरीदार के नाम पर देख लें। तब तक कानून RC में लिखे मालिक को ही ढूँढता है',
} as const;
