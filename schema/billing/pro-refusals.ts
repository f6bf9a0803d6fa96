/** What only the Pro plan includes, by the refusal's code. */
export const PRO_REFUSALS = {
  pro_number_messages: 'Messages to your number are part of the Pro plan',
  pro_profile: 'Profile feature is only available for Pro users. Please upgrade to access this feature.',
  pro_suggestions: 'Suggestions are available on the Pro plan',
  pro_feed: 'The catalogue feed is part of the Pro plan',
  pro_order: 'Ordering the public profile is part of the Pro plan',
} as const;
