const ANSWERS = {
  accepted: 'It is in their stock now, and sold here.',
  declined: 'They say that they have not bought it.',
} as const;

/** Sales between sellers with an account. */
export const DEALER_KINDS = {
  dealer_offered: {
    event: 'dealer_sale',
    icon: 'bell',
    about: 'dealer_sale',
    target: 'requests',
    refreshes: ['dealerSales'],
    words: ({ vehicle, seller }: { vehicle: string; seller: string }) => ({
      title: `${seller} has sold you ${vehicle}`,
      message: 'Accept it, and it is a draft in your stock with its photos.',
    }),
  },
  dealer_answered: {
    event: 'dealer_sale',
    icon: 'bell',
    about: 'vehicle',
    target: 'ownVehicle',
    refreshes: ['dealerSales', 'vehicles'],
    words: ({
      vehicle,
      dealer,
      answer,
    }: {
      vehicle: string;
      dealer: string;
      answer: keyof typeof ANSWERS;
    }) => ({
      title:
        answer === 'accepted' ? `${dealer} has accepted ${vehicle}` : `${dealer} has declined ${vehicle}`,
      message: ANSWERS[answer],
    }),
  },
} as const;
