/** A text that comes with the product. Buyers get it in Hindi if that is their language, else in English. */
export interface GivenText {
  title:
    | 'Where we are'
    | 'Still available'
    | 'Best price'
    | 'Papers are ready'
    | 'Thank you'
    | 'Confirm a visit';
  body: { en: string; hi: string };
}

export const GIVEN_TEXTS: readonly GivenText[] = [
  {
    title: 'Where we are',
    body: {
      en: 'Hello {buyer}, this is where we are:\n{address}\nMap: {map}\nHours: {hours}',
      hi: 'नमस्ते {buyer} जी, हम यहाँ हैं:\n{address}\nनक्शा: {map}\nसमय: {hours}',
    },
  },
  {
    title: 'Still available',
    body: {
      en: 'Hello {buyer}, yes, {car} is still available.\nPrice: {price}\nPhotos and details: {link}\nWhen would you like to see it?',
      hi: 'नमस्ते {buyer} जी, हाँ, {car} अभी है।\nदाम: {price}\nफ़ोटो और जानकारी: {link}\nआप कब देखने आएँगे?',
    },
  },
  {
    title: 'Best price',
    body: {
      en: 'Hello {buyer}, we ask {price} for {car}.\nCome and see it, and we will talk about the price here.\n{address}\nMap: {map}',
      hi: 'नमस्ते {buyer} जी, {car} का दाम {price} है।\nगाड़ी देख लीजिए, दाम की बात यहीं कर लेंगे।\n{address}\nनक्शा: {map}',
    },
  },
  {
    title: 'Papers are ready',
    body: {
      en: 'Hello {buyer}, the papers of {car} are ready.\nYou can collect them here:\n{address}\nMap: {map}\nHours: {hours}\nPlease bring your ID.',
      hi: 'नमस्ते {buyer} जी, {car} के कागज़ तैयार हैं।\nयहाँ से ले सकते हैं:\n{address}\nनक्शा: {map}\nसमय: {hours}\nअपना ID साथ लाएँ।',
    },
  },
  {
    title: 'Thank you',
    body: {
      en: 'Hello {buyer}, thank you for coming to see {car}.\nIf you have any questions, write to me here.',
      hi: 'नमस्ते {buyer} जी, {car} देखने आने के लिए धन्यवाद।\nकुछ पूछना हो तो यहीं लिखें।',
    },
  },
  {
    title: 'Confirm a visit',
    body: {
      en: 'Hello {buyer}, yes, you can come and see {car}.\n{address}\nMap: {map}\nHours: {hours}',
      hi: 'नमस्ते {buyer} जी, हाँ, आप {car} देखने आ सकते हैं।\n{address}\nनक्शा: {map}\nसमय: {hours}',
    },
  },
];
