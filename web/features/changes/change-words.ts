import type { ChangeKind } from '../../../schema/changes/kinds';
import type { ChangeDto } from '../../../schema/changes/output';
import { WITHOUT_VALUES } from '../../../schema/changes/without-values';
import { CURRENCIES, DEFAULT_CURRENCY, toMajor } from '../../../schema/common/currencies';
import { LEAD_STATUS_WORDS } from '../../../schema/leads/words';
import { formatDate } from '../../lib/dates';
import { formatKms, formatPrice } from '../../lib/format';
import { ROLE_LABELS } from '../staff/roles';
import { STATUS_LOOKS } from '../vehicles/vehicle-status';
import type { say } from './words';

type Word = Parameters<typeof say>[0];

const KIND_WORDS = {
  vehicle_added: 'Added the vehicle',
  vehicle_changed: 'Changed the vehicle',
  vehicle_deleted: 'Deleted the vehicle',
  vehicle_restored: 'Restored the vehicle',
  lead_changed: 'Worked on a lead',
  number_opened: 'Opened the number …{number}',
  leads_exported: 'Exported {leads} leads',
  invitation_revoked: 'Took the invitation of {name} back',
  member_declined: 'Declined {name}',
  member_let_in: 'Let {name} in',
  member_role: 'Changed the role of {name}',
  member_removed: 'Removed {name}',
  owner_changed: 'Took over as the owner from {name}',
} as const satisfies Record<ChangeKind, Word>;

/** What a number was opened for. */
const USE_WORDS: Readonly<Record<string, Word>> = {
  called: 'Called …{number}',
  whatsapp: 'Wrote to …{number} on WhatsApp',
};

/** What was done, in words of its own for what a number was opened for. */
export const wordOf = ({ kind, after }: ChangeDto): Word =>
  (kind === 'number_opened' && USE_WORDS[String(after.use)]) || KIND_WORDS[kind];

const FIELDS: Readonly<Record<string, Word>> = {
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
  certificate: 'RC',
  answers: 'Who answers',
  assignee: 'Who works on it',
  follow_up: 'Follow-up',
  notes: 'Notes',
  role: 'Role',
};

const POLICIES: Readonly<Record<string, Word>> = {
  allow: 'Allowed for all',
  ask: 'Ask me first',
  deny: 'Not allowed',
};

/** English words of a value that is a code; the screen translates them. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: {
    ...LEAD_STATUS_WORDS,
    ...Object.fromEntries(Object.entries(STATUS_LOOKS).map(([code, { label }]) => [code, label])),
  },
  role: ROLE_LABELS,
  republish: POLICIES,
  on_profile: { 0: 'No', 1: 'Yes' },
};

/** What both kinds of listings call pending is an offer's first state for a lead. */
const LEAD_STATUSES: Readonly<Record<string, string>> = LEAD_STATUS_WORDS;

function valueWords(change: ChangeDto, field: string, value: string | number | null): string {
  if (value === null) return 'none';
  if (change.kind === 'lead_changed' && field === 'status') return LEAD_STATUSES[value] ?? String(value);
  const code = CODES[field]?.[value];
  if (code) return code;
  if (field === 'price') {
    const currency = change.currency ?? DEFAULT_CURRENCY;
    return formatPrice(toMajor(Number(value), currency), currency, CURRENCIES);
  }
  if (field === 'kms') return formatKms(Number(value));
  return field === 'follow_up' ? formatDate(Number(value)) : String(value);
}

export interface ChangedField {
  label: Word | string;
  /** In English, unless it is a name or a figure. Both null: the record only has that it changed. */
  before: string | null;
  after: string | null;
}

/** The fields of a change as they are shown. An added vehicle has no value before. */
export function changedFields(change: ChangeDto): ChangedField[] {
  const { kind, before, after } = change;
  const isShown = kind === 'vehicle_changed' || kind === 'lead_changed' || kind === 'member_role';
  if (!isShown) return [];
  return Object.keys({ ...before, ...after }).map((field) => {
    const label = FIELDS[field] ?? field;
    if (WITHOUT_VALUES.includes(field)) return { label, before: null, after: null };
    return {
      label,
      before: valueWords(change, field, before[field] ?? null),
      after: valueWords(change, field, after[field] ?? null),
    };
  });
}
