/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  'RC watch': 'RC पर नज़र',
  'One page for you, the buyer and the agent, without names and numbers: each ticks what is done. You are reminded on days 7, 12, 25 and 40.':
    'आपके, खरीदार और एजेंट के लिए एक पेज, बिना नाम और नंबर के: जो हो गया उस पर टिक करें। 7वें, 12वें, 25वें और 40वें दिन आपको याद दिलाया जाएगा।',
  'Start the RC watch': 'RC पर नज़र रखें',
  'It starts once the vehicle is sold, or a lead won.': 'यह गाड़ी बिकने या लीड जीतने पर शुरू होता है।',
  'The RC watch could not be loaded': 'RC का हाल नहीं खुल सका',
  '{ticked} of {steps} done': '{steps} में से {ticked} हो गए',
  'Overdue since {date}': '{date} से देर हो रही है',
  'Next time limit: {date}': 'अगली समय सीमा: {date}',
  'Application number {number}': 'आवेदन नंबर {number}',
  'RC seen in the buyer’s name on {date}, as you say': 'आपके मुताबिक RC {date} को खरीदार के नाम पर देखी गई',
  'RC seen in the buyer’s name on {date}, as the buyer says':
    'खरीदार के मुताबिक RC {date} को उसके नाम पर देखी गई',
  'RC seen in the buyer’s name on {date}, as the RTO agent says':
    'RTO एजेंट के मुताबिक RC {date} को खरीदार के नाम पर देखी गई',
  'Open the page': 'पेज खोलें',
  'Copy the link': 'लिंक कॉपी करें',
  'The link could not be copied': 'लिंक कॉपी नहीं हो सका',
  'Remind {who} on WhatsApp': '{who} को WhatsApp पर याद दिलाएँ',
  'the buyer': 'खरीदार',
  'Day {day}: remind the buyer': '{day}वाँ दिन: खरीदार को याद दिलाएँ',
  'Update the case': 'यह जानकारी लगाएँ',
  'New link': 'नया लिंक',
  'Make a new link?': 'नया लिंक बनाएँ?',
  'The old link will lead nowhere. Share the new one with the buyer and the agent.':
    'पुराना लिंक नहीं चलेगा। नया लिंक खरीदार और एजेंट को भेजें।',
  'Make it': 'बनाएँ',
  'End the watch': 'नज़र रखना बंद करें',
  'End the RC watch?': 'RC पर नज़र रखना बंद करें?',
  'Its page and what was ticked are deleted.': 'इसका पेज और टिक की हुई बातें मिट जाएँगी।',
  'End it': 'बंद करें',
} as const;
