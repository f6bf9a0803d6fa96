import type { DraftDto } from '../../../schema/drafts/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import type { ListRow } from '../../../schema/vehicles/read-entry';
import { inSlices } from '../../lib/in-slices';
import type { ImportChange, ImportJob } from './import-job';
import { draftOf, type Fate, fatesOf, type TypedRow, typedChange, typedRow } from './list-rows';
import { matchStock, missingFrom } from './match-stock';
import { beforeOf, changesOf, type ImportedSet } from './vehicle-changes';

/** What to do with a vehicle that is not in the list. */
export const MISSING_ACTIONS = ['keep', 'sold', 'hide'] as const;
export type MissingAction = (typeof MISSING_ACTIONS)[number];

export interface ListForm {
  rows: TypedRow[];
  /** By vehicle. */
  missing: Record<string, MissingAction>;
}

/** A list beside the seller's vehicles. */
export interface Checked {
  rows: ListRow[];
  fates: Fate[];
  /** Of each row, whether it changes a vehicle of ours. */
  hasChanges: boolean[];
  missing: OwnVehicleDto[];
  form: ListForm;
}

export interface Stock {
  vehicles: OwnVehicleDto[];
  drafts: DraftDto[];
  /** Whether the person may change vehicles; those who may not only get drafts. */
  mayChange: boolean;
}

const begun = ({ fields }: DraftDto) => ({
  name: fields.name ?? '',
  registrationNumber: fields.facts?.registrationNumber,
  kmsDriven: fields.kmsDriven,
});

const typedOf = (row: ListRow, fate: Fate | undefined): TypedRow => {
  // An unusual price is perhaps no price at all.
  if (fate?.kind !== 'ours')
    return { ...typedRow(row, null), isWanted: fate?.kind === 'new' && !fate.doubt && !row.isUnusual };
  const typed = typedChange(row, fate.vehicle);
  const hasUnusualPrice = row.isUnusual && typed.price !== String(fate.vehicle.price);
  // Crossed out is not quite "sold".
  const isSoldPerhaps = row.isSold && row.table?.said.status === undefined;
  return { ...typed, isWanted: !hasUnusualPrice && !isSoldPerhaps };
};

/** Of each row, whether it changes a vehicle of ours. */
export const hasChangesIn = (rows: readonly ListRow[], fates: readonly Fate[], typed: readonly TypedRow[]) =>
  inSlices(rows, (row, at) => {
    const [fate, values] = [fates[at], typed[at]];
    if (fate?.kind !== 'ours' || !values) return false;
    return changesOf(fate.vehicle, row, values).differences.length > 0;
  });

/** Compares a list with the stock, and fills the form with what would be done. */
export async function startOf(rows: ListRow[], { vehicles, drafts, mayChange }: Stock): Promise<Checked> {
  const matches = mayChange ? matchStock(rows, vehicles) : rows.map(() => null);
  const fates = fatesOf(rows, matches, [...vehicles, ...drafts.map(begun)]);
  const missing = missingFrom(matches, vehicles);
  const typed = await inSlices(rows, (row, at) => typedOf(row, fates[at]));
  const hasChanges = await hasChangesIn(rows, fates, typed);
  return {
    rows,
    fates,
    hasChanges,
    missing,
    form: {
      rows: typed,
      missing: Object.fromEntries(missing.map(({ id }) => [id, 'keep'])),
    },
  };
}

/** How many drafts and changes the form asks for, counted without comparing each vehicle at each key. */
export function countOf({ fates, hasChanges }: Checked, { rows, missing }: ListForm) {
  const wanted = (kind: Fate['kind'], at: number) => fates[at]?.kind === kind && rows[at]?.isWanted;
  const drafts = rows.filter((_, at) => wanted('new', at)).length;
  const changes = rows.filter((_, at) => wanted('ours', at) && hasChanges[at]).length;
  const others = Object.values(missing).filter((action) => action !== 'keep').length;
  return { drafts, changes: changes + others };
}

const MISSING_SETS: Record<MissingAction, ImportedSet | null> = {
  keep: null,
  sold: { status: 'sold' },
  hide: { showInProfile: false },
};

const changeOf = (vehicle: OwnVehicleDto, set: ImportedSet): ImportChange => ({
  vehicleId: vehicle.id,
  name: vehicle.name,
  seenAt: vehicle.updatedAt,
  set,
  before: beforeOf(vehicle, set),
});

/** What is to be done, as the form has it. */
export function jobOf(id: string, { rows, fates, missing }: Checked, form: ListForm): ImportJob {
  const wanted = rows.flatMap((row, at) => {
    const [fate, typed] = [fates[at], form.rows[at]];
    return fate && typed?.isWanted ? [{ row, at, fate, typed }] : [];
  });
  const changed = wanted.flatMap(({ row, fate, typed }) => {
    if (fate.kind !== 'ours') return [];
    const { set } = changesOf(fate.vehicle, row, typed);
    return Object.keys(set).length > 0 ? [changeOf(fate.vehicle, set)] : [];
  });
  const others = missing.flatMap((vehicle) => {
    const set = MISSING_SETS[form.missing[vehicle.id] ?? 'keep'];
    return set ? [changeOf(vehicle, set)] : [];
  });
  return {
    id,
    startedAt: Date.now(),
    drafts: wanted.flatMap(({ row, at, fate, typed }) =>
      fate.kind === 'new' ? [{ row: at, fields: draftOf(row, typed) }] : [],
    ),
    changes: [...changed, ...others],
    sentDrafts: 0,
    sentChanges: 0,
  };
}
