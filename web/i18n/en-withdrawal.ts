/** The texts of a private page, apart from those that every buyer loads. */
export const enWithdrawal = {
  title: 'Your offer',
  vehicle: 'Vehicle',
  removed: 'Removed by its seller',
  price: 'Offered',
  sentAt: 'Sent',
  state: 'Status',
  isWithSeller: 'With the seller',
  isWithdrawn: 'Withdrawn',
  agreed: 'You agreed to this:',
  explanation:
    'If you withdraw, your name, your number and your message are erased, also from earlier offers for this vehicle. The seller sees only that an offer was withdrawn. This cannot be undone.',
  submit: 'Withdraw this offer',
  doneTitle: 'Offer withdrawn',
  done: 'Your name, your number and your message have been erased. The seller was told that the offer was withdrawn.',
  contacts: 'A seller who has already written down your number may still call. Ask them to delete it.',
  unknown: {
    title: 'Nothing to withdraw',
    text: 'This link is not complete, or the offer is no longer stored.',
  },
};
