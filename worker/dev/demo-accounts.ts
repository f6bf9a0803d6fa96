/** The seed's accounts. Excluded from a production build by __DEV_TOOLS__. */
export const DEMO_PASSWORD = 'drive-the-lane-7';

export const demoAccounts = [
  { email: 'starter@demo.test', label: 'Starter: one person, two vehicles' },
  { email: 'growth@demo.test', label: 'Growth: a reseller' },
  { email: 'pro@demo.test', label: 'Pro: a dealer with forty cars' },
  { email: 'admin@demo.test', label: 'Operator' },
];
