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
    'If you withdraw, this offer’s name and message are erased, and with your last offer for this vehicle your number too. The seller sees only that an offer was withdrawn. This cannot be undone.',
  submit: 'Withdraw this offer',
  doneTitle: 'Offer withdrawn',
  done: 'This offer has been erased, and with your last one for this vehicle your name and number too. The seller has been notified.',
  contacts: 'A seller who has already written down your number may still call. Ask them to delete it.',
  unknown: {
    title: 'Nothing to withdraw',
    text: 'This link is not complete, or the offer is no longer stored.',
  },
};
