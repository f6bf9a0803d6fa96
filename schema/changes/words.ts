import type { ChangeKind } from './kinds';
import type { ChangeDto } from './output';

const KINDS = {
  vehicle_added: 'Added the vehicle',
  vehicle_changed: 'Changed the vehicle',
  vehicle_deleted: 'Deleted the vehicle',
  vehicle_restored: 'Restored the vehicle',
  lead_changed: 'Worked on a lead',
  number_opened: 'Opened the number …{number}',
  leads_exported: 'Exported {leads} leads',
  feed_opened: 'Made an address for the catalogue feed',
  feed_closed: 'Turned the catalogue feed off',
  yard_changed: 'Changed the yard',
  text_added: 'Added the text “{title}”',
  text_changed: 'Changed the text “{title}”',
  text_deleted: 'Deleted the text “{title}”',
  invitation_revoked: 'Took the invitation of {name} back',
  member_declined: 'Declined {name}',
  member_let_in: 'Let {name} in',
  member_role: 'Changed the role of {name}',
  member_removed: 'Removed {name}',
  owner_changed: 'Took over as the owner from {name}',
} as const satisfies Record<ChangeKind, string>;

/** What a number was opened for. */
const USES = {
  called: 'Called …{number}',
  whatsapp: 'Wrote to …{number} on WhatsApp',
} as const;

/** The fields of a change, by their name in the record. */
export const CHANGED_FIELDS = {
  name: 'Name',
  price: 'Price',
  currency: 'Currency',
  status: 'Status',
  year: 'Year',
  kms: 'Km driven',
  owners: 'Owners',
  fuel: 'Fuel',
  gears: 'Gears',
  city: 'City',
  on_profile: 'On the profile',
  republish: 'Republishing',
  photos: 'Photos',
  description: 'Description',
  specifications: 'Specifications',
  facts: 'Details',
  papers: 'Papers',
  certificate: 'RC',
  answers: 'Who answers',
  assignee: 'Who works on it',
  follow_up: 'Follow-up',
  notes: 'Notes',
  role: 'Role',
  address: 'Address',
  map: 'Map',
  hours: 'Hours',
} as const;

const isUse = (use: unknown): use is keyof typeof USES => typeof use === 'string' && use in USES;

/** What was done, in English, on the screen and in exports. */
export const wordOf = ({ kind, after }: Pick<ChangeDto, 'kind' | 'after'>) =>
  kind === 'number_opened' && isUse(after.use) ? USES[after.use] : KINDS[kind];
