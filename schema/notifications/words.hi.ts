/** What notifications say in Hindi, by their English text with its values in braces; shown in the bell and sent. */
export const notices = {
  'New offer on {vehicle}': '{vehicle} पर नया ऑफ़र',
  'New offer': 'नया ऑफ़र',
  'Unlikely offers today': 'आज के शक वाले ऑफ़र',
  '{count} far below your price, or many from one network':
    '{count} ऑफ़र आपकी कीमत से बहुत कम, या एक ही नेटवर्क से बहुत सारे',
  'Offer withdrawn by the buyer': 'खरीदार ने ऑफ़र वापस लिया',
  'A lead': 'एक लीड',
  'Accepted: {sum}': '{sum} मंज़ूर हुआ',
  'The buyer names {sum}': 'खरीदार ने {sum} बताया',
  'Declined: {sum}': '{sum} पर मना किया',
  'Taken back: the answer to {sum}': '{sum} का जवाब वापस लिया',
  'A buyer waits for one like {vehicle}': 'एक खरीदार {vehicle} जैसी गाड़ी के इंतज़ार में है',
  'They are below your leads, under Buyers waiting.': 'लीड के नीचे “इंतज़ार में खरीदार” में देखें।',
  'A waiting buyer has withdrawn': 'इंतज़ार में बैठे एक खरीदार ने नाम वापस लिया',
  '{vehicle} is now at {price}': '{vehicle} अब {price} में',
  'A buyer waits for this price. Tell them.': 'एक खरीदार इसी दाम के इंतज़ार में है। उन्हें बताएँ।',
  '{count} buyers wait for this price. Tell them.': '{count} खरीदार इसी दाम के इंतज़ार में हैं। उन्हें बताएँ।',
  'A buyer waits for a lower price: {vehicle}': 'एक खरीदार दाम घटने के इंतज़ार में है: {vehicle}',
  'They want to hear at {below} or less.': '{below} या उससे कम होने पर उन्हें बताना है।',
  'A buyer no longer waits for a lower price': 'एक खरीदार अब दाम घटने का इंतज़ार नहीं कर रहा',
  'A buyer would like to see {vehicle}': 'एक खरीदार {vehicle} देखना चाहता है',
  'Visit in two hours: {vehicle}': 'दो घंटे में विज़िट: {vehicle}',
  'Confirmed, in the {part}': 'पक्की, {part}',
  'Not confirmed yet, in the {part}': 'अभी पक्की नहीं, {part}',
  '{day}, in the {part}': '{day}, {part}',
  'Visit withdrawn by the buyer': 'खरीदार ने विज़िट रद्द की',
  'A vehicle that was removed': 'हटाई गई गाड़ी',
  'Time to follow up': 'फिर से बात करने का समय',
  'Your week in five lines': 'पाँच लाइनों में आपका हफ़्ता',
  'Your {vehicle} has been viewed {views} times': 'आपकी {vehicle} {views} बार देखी जा चुकी है',
  'Share its page again to reach even more buyers.': 'और खरीदारों तक पहुँचने के लिए इसका पेज फिर से शेयर करें।',
  'The RC of {vehicle}: day {day} after the sale': '{vehicle} की RC: बिक्री का {day}वाँ दिन',
  'Nobody has seen it in the buyer’s name yet. Tick what is done, and remind the buyer.':
    'अभी तक किसी ने इसे खरीदार के नाम पर नहीं देखा। जो हो गया उस पर टिक करें और खरीदार को याद दिलाएँ।',
  'Somebody asks for your RC': 'किसी ने आपकी RC देखने को माँगी है',
  '{requester} would like to see the registration certificate of {vehicle}':
    '{requester} को {vehicle} की RC देखनी है',
  'You may see the RC': 'आप RC देख सकते हैं',
  'The owner keeps the RC private': 'मालिक ने RC दिखाने से मना किया है',
  'You may no longer see the RC': 'अब आप RC नहीं देख सकते',
  '{requester} asks to republish': '{requester}: री-लिस्ट करने की अनुमति चाहिए',
  '{requester} would like to offer your {vehicle}': '{requester} आपकी {vehicle} बेचना चाहते हैं',
  'You may republish this vehicle': 'आप यह गाड़ी री-लिस्ट कर सकते हैं',
  'The owner does not want this vehicle republished': 'मालिक यह गाड़ी री-लिस्ट नहीं कराना चाहते',
  'You may no longer offer this vehicle': 'अब आप यह गाड़ी नहीं बेच सकते',
  '{republisher} offers your {vehicle}': '{republisher} ने आपकी {vehicle} री-लिस्ट की है',
  'See who republished it, or end their page, under Republishing in the menu of its card.':
    'किसने री-लिस्ट की है, यह देखने या उनका पेज बंद करने के लिए गाड़ी के कार्ड के मेन्यू में “री-लिस्ट” खोलें।',
  'Your page of {vehicle} has ended': '{vehicle} का आपका पेज बंद हो गया है',
  'Its owner has removed the vehicle.': 'मालिक ने गाड़ी हटा दी है।',
  'The vehicle has been sold.': 'गाड़ी बिक गई है।',
  'Its owner no longer lets others offer it.': 'मालिक अब दूसरों को यह गाड़ी बेचने नहीं देते।',
  'Its owner no longer lets you offer it.': 'मालिक अब आपको यह गाड़ी बेचने नहीं देते।',
  'A page that you republished has ended': 'आपकी री-लिस्ट की हुई एक गाड़ी का पेज बंद हो गया है',
  'The owner of the vehicle has closed their account.': 'गाड़ी के मालिक ने अपना खाता बंद कर दिया है।',
  'Your listing is hidden': 'आपकी लिस्टिंग छिपा दी गई है',
  'Our team has hidden “{vehicle}” from buyers. To learn why, write to {address}.':
    'हमारी टीम ने “{vehicle}” को खरीदारों से छिपा दिया है। कारण जानने के लिए {address} पर लिखें।',
  'Your listing is up again': 'आपकी लिस्टिंग फिर से दिख रही है',
  'Our team has restored “{vehicle}”.': 'हमारी टीम ने “{vehicle}” को फिर से दिखा दिया है।',
  '{name} asks to work for you': '{name} आपके यहाँ काम करना चाहते हैं',
  'Let them in, or decline, under Staff.': '“स्टाफ़” में उन्हें जोड़ें, या मना करें।',
  '{name} offers you the ownership': '{name} आपको मालिक बनाना चाहते हैं',
  'See what it means and accept, or decline, under Staff.':
    '“स्टाफ़” में देखें कि इसका क्या मतलब है, फिर मंज़ूर करें या मना करें।',
  '{name} does not want the ownership': '{name} मालिक नहीं बनना चाहते',
  'You remain the owner.': 'आप मालिक बने रहेंगे।',
  '{name} has another owner now': '{name} के मालिक अब कोई और हैं',
  'You work there as a manager.': 'आप वहाँ मैनेजर हैं।',
  '{name} opened more than 40 numbers within an hour': '{name} ने एक घंटे में 40 से ज़्यादा नंबर खोले',
  'See whose, under “Who did what”.': 'किसके, यह “किसने क्या किया” में देखें।',
  'You are on {plan} now': 'अब आप {plan} प्लान पर हैं',
  'Our team has changed your plan': 'हमारी टीम ने आपका प्लान बदला है',
  '{plan} is active': '{plan} प्लान चालू है',
  'Our team has added {duration} of {plan} to your account':
    'हमारी टीम ने आपके खाते में {duration} का {plan} प्लान जोड़ा है',
  'Your {plan} plan ends within a day': 'आपका {plan} प्लान एक दिन में खत्म हो जाएगा',
  'Your {plan} plan ends in {days} days': 'आपका {plan} प्लान {days} दिन में खत्म होगा',
  'It runs until {day}. Extending it by {duration} costs {price} and keeps all your listings in view.':
    'यह {day} तक चलेगा। {duration} और बढ़ाने के {price} लगेंगे, और आपकी सारी लिस्टिंग दिखती रहेंगी।',
  'Your {plan} plan has ended': 'आपका {plan} प्लान खत्म हो गया है',
  'You are on {plan} again. Listings over its limit are hidden, not deleted: they come back with a plan, or as others are sold.':
    'आप फिर से {plan} प्लान पर हैं। उसकी लिमिट से ज़्यादा लिस्टिंग छिपाई गई हैं, हटाई नहीं गईं: प्लान लेने पर, या दूसरी गाड़ियाँ बिकने पर वे फिर दिखेंगी।',
  'Your gift code worked': 'आपका गिफ़्ट कोड चल गया',
  'Payment received': 'पेमेंट मिल गया',
  '{plan} for {duration} has been added to your account': 'आपके खाते में {duration} का {plan} प्लान जुड़ गया है',
  'Your plan has been extended': 'आपका प्लान बढ़ गया है',
  '{plan} has started': '{plan} प्लान शुरू हो गया है',
  'We are looking for your payment on our bank statement. If it is not there by {day}, the added time is taken back.':
    'हम अपने बैंक स्टेटमेंट में आपका पेमेंट देख रहे हैं। अगर {day} तक वह नहीं मिला, तो बढ़ाया हुआ समय वापस ले लिया जाएगा।',
  'We are looking for your payment on our bank statement. If it is not there by {day}, the plan ends.':
    'हम अपने बैंक स्टेटमेंट में आपका पेमेंट देख रहे हैं। अगर {day} तक वह नहीं मिला, तो प्लान बंद हो जाएगा।',
  'We could not find your payment': 'हमें आपका पेमेंट नहीं मिला',
  'Your payment of {amount} for {plan} was not on our bank statement in time. If you have paid, do not pay again: correct the UTR, or write to {address}.':
    '{plan} प्लान के लिए आपका {amount} का पेमेंट समय पर हमारे बैंक स्टेटमेंट में नहीं आया। अगर आपने पैसे दे दिए हैं, तो दोबारा न दें: UTR ठीक करें, या {address} पर लिखें।',
  'Your payment of {amount} for {plan} (UTR {utr}) was not on our bank statement in time. If you have paid, do not pay again: correct the UTR, or write to {address}.':
    '{plan} प्लान के लिए आपका {amount} का पेमेंट (UTR {utr}) समय पर हमारे बैंक स्टेटमेंट में नहीं आया। अगर आपने पैसे दे दिए हैं, तो दोबारा न दें: UTR ठीक करें, या {address} पर लिखें।',
  'Your payment was taken back': 'आपका पेमेंट वापस लिया गया',
  'Your payment was not accepted': 'आपका पेमेंट स्वीकार नहीं हुआ',
  'Your payment of {amount} for {plan} does not belong to this order, and its days were taken back. Our team says: {reason}':
    '{plan} प्लान के लिए {amount} का पेमेंट इस ऑर्डर का नहीं है, और उससे मिले दिन वापस ले लिए गए हैं। हमारी टीम का कहना है: {reason}',
  'Your payment of {amount} for {plan} (UTR {utr}) does not belong to this order, and its days were taken back. Our team says: {reason}':
    '{plan} प्लान के लिए {amount} का पेमेंट (UTR {utr}) इस ऑर्डर का नहीं है, और उससे मिले दिन वापस ले लिए गए हैं। हमारी टीम का कहना है: {reason}',
  'Your payment of {amount} for {plan} was not accepted. Our team says: {reason}':
    '{plan} प्लान के लिए {amount} का पेमेंट स्वीकार नहीं हुआ। हमारी टीम का कहना है: {reason}',
  'Your payment of {amount} for {plan} (UTR {utr}) was not accepted. Our team says: {reason}':
    '{plan} प्लान के लिए {amount} का पेमेंट (UTR {utr}) स्वीकार नहीं हुआ। हमारी टीम का कहना है: {reason}',
  'Your payment was refunded': 'आपका पैसा वापस कर दिया गया',
  'Your payment of {amount} for {plan} was refunded. The days that it bought were taken back.':
    '{plan} प्लान के लिए दिए गए {amount} वापस कर दिए गए। उनसे मिले दिन वापस ले लिए गए।',
  'Your payment of {amount} for {plan} (UTR {utr}) was refunded. The days that it bought were taken back.':
    '{plan} प्लान के लिए दिए गए {amount} (UTR {utr}) वापस कर दिए गए। उनसे मिले दिन वापस ले लिए गए।',
  'Your payment of {amount} for {plan} was refunded. Bank reference of the refund: {reference}. The days that it bought were taken back.':
    '{plan} प्लान के लिए दिए गए {amount} वापस कर दिए गए। रिफ़ंड का बैंक रेफ़रेंस: {reference}। उनसे मिले दिन वापस ले लिए गए।',
  'Your payment of {amount} for {plan} (UTR {utr}) was refunded. Bank reference of the refund: {reference}. The days that it bought were taken back.':
    '{plan} प्लान के लिए दिए गए {amount} (UTR {utr}) वापस कर दिए गए। रिफ़ंड का बैंक रेफ़रेंस: {reference}। उनसे मिले दिन वापस ले लिए गए।',
} as const;

/** Values of these texts, and of other messages. */
export const values = {
  Starter: 'स्टार्टर',
  Growth: 'ग्रोथ',
  Pro: 'प्रो',
  '1 month': '1 महीना',
  '3 months': '3 महीने',
  '1 year': '1 साल',
  morning: 'सुबह',
  afternoon: 'दोपहर',
  evening: 'शाम',
  '{day} January {year}': '{day} जनवरी {year}',
  '{day} February {year}': '{day} फ़रवरी {year}',
  '{day} March {year}': '{day} मार्च {year}',
  '{day} April {year}': '{day} अप्रैल {year}',
  '{day} May {year}': '{day} मई {year}',
  '{day} June {year}': '{day} जून {year}',
  '{day} July {year}': '{day} जुलाई {year}',
  '{day} August {year}': '{day} अगस्त {year}',
  '{day} September {year}': '{day} सितंबर {year}',
  '{day} October {year}': '{day} अक्टूबर {year}',
  '{day} November {year}': '{day} नवंबर {year}',
  '{day} December {year}': '{day} दिसंबर {year}',
} as const;
