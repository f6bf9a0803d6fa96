/** The sections of the API's description. */
export const GROUPS = {
  Vehicles: 'Listings of vehicles and their drafts.',
  Pictures: 'Uploads, and the pictures that buyers see.',
  Suggestions: 'Other vehicles that a seller shows on a listing.',
  Leads: "Buyers' offers.",
  Papers: 'How vehicles came in, and the receipts and notes of their purchase and sale.',
  Contacts: "A seller's address book.",
  Links: 'Short links, QR codes and printed stickers.',
  Views: 'Page views.',
  'Registration certificates': 'Uploading, requesting and viewing registration certificates.',
  Republishing: "Offering another seller's vehicle on a page of one's own.",
  Notifications: 'Notifications, the channels they arrive by, and live updates.',
  Staff: 'Who works for a seller, and how they are let in.',
  Profiles: 'Public profiles of sellers.',
  'Sign-in': 'Accounts, passwords and sessions.',
  'Pages of sign-in': 'The HTML forms of the sign-in pages.',
  'Phone and permissions': 'Confirming a mobile number, and what the browser may use.',
  'Account and data': 'Exporting and deleting an account.',
  'Plans and payments': 'Plans, payments and gift codes.',
  Operators: 'The admin pages.',
  Service: 'Health, error reports, the sitemap and this document.',
} as const;

export type Group = keyof typeof GROUPS;

export const GROUP_NAMES = Object.keys(GROUPS) as Group[];
