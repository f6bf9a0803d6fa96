import type { ChangeDto } from '../../../schema/changes/output';
import { WITHOUT_VALUES } from '../../../schema/changes/without-values';
import { CHANGED_FIELDS } from '../../../schema/changes/words';
import { CURRENCIES, DEFAULT_CURRENCY, toMajor } from '../../../schema/common/currencies';
import { LEAD_STATUS_WORDS } from '../../../schema/leads/words';
import { formatDate } from '../../lib/dates';
import { formatKms, formatPrice } from '../../lib/format';
import { ROLE_LABELS } from '../staff/roles';
import { STATUS_LOOKS } from '../vehicles/vehicle-status';
import type { say } from './words';

type Word = Parameters<typeof say>[0];

const FIELDS: Readonly<Record<string, Word>> = CHANGED_FIELDS;

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
  const isShown =
    kind === 'vehicle_changed' ||
    kind === 'lead_changed' ||
    kind === 'member_role' ||
    kind === 'yard_changed';
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
