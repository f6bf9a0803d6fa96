/** Refusals about staff, by their kind. */
export const STAFF_REFUSALS = {
  /** Why an invitation cannot be used or accepted, or a phone shared. */
  conflict: {
    invitation_expired: 'This invitation has expired. Ask for a new one.',
    invitation_revoked: 'This invitation was taken back',
    invitation_declined: 'The owner has declined',
    invitation_used: 'Somebody else has used this invitation. Ask for a new one.',
    invitation_own: 'This is your own invitation. Open it on the phone of the person who joins.',
    works_there_already: 'You already work here',
    too_many_invitations: 'Many invitations are still open. Take some back first.',
    answerer_without_number:
      'Their own profile has no mobile number yet. They add it there, or you give a duty number.',
    price_outside: 'You may set a price from {from} to {to}. Ask the owner for more.',
    only_for_staff: 'This is for people who work for a seller',
    only_for_its_account: 'Only the person whose account is signed in can share this phone',
    only_to_a_manager: 'Only a manager can become the owner. Give them that role first.',
    owner_without_number: 'Buyers call the owner. Add your mobile number to your own profile first.',
    account_in_use:
      'Your own account is closed when you take over another. Delete its vehicles, leads and staff first, end its plan, and stop working for other sellers.',
    no_seat_left: 'Your plan has no place left for another person',
  },
  not_found: {
    invitation_not_found: 'This invitation is not valid',
    ownership_not_offered: 'This account is no longer offered to you',
    member_not_found: 'Nobody by this name works for you',
  },
  forbidden: {
    account_of_operator: 'An operator’s account cannot be handed over',
    not_your_role: 'Your role does not include this. Ask the owner.',
  },
  /** On a phone that staff share. */
  locked: { who_are_you: 'Choose who you are first' },
  invalid: { pin_wrong: 'This PIN is wrong' },
  rate_limited: { pin_locked: 'Five PINs were wrong. Try again in 15 minutes.' },
} as const;
