import { LEAD_KINDS, type LeadKind } from '../../../schema/leads/lead-kinds';
import { LEAD_SOURCES, type LeadSource } from '../../../schema/leads/lead-sources';
import { LEAD_STATUSES, type LeadStatus } from '../../../schema/leads/lead-statuses';
import { FIGURE_DAYS, type FigureDays } from '../../../schema/stock-figures/days';
import type { VehicleStatus } from '../../../schema/vehicles/input';
import { LISTING_SORTS, type ListingSort } from '../vehicles/arrange-listings';
import { COLUMN_SETS, type ColumnSet, STOCK_COLUMNS, type StockColumn } from '../vehicles/stock-choice';
import { isVehicleStatus } from '../vehicles/vehicle-status';

/**
 * The parameters of each screen's address. Unknown ones are dropped; they are still named here, because the
 * router passes on what a route does not name.
 */
type Read<Search> = (raw: Record<string, unknown>) => { [Name in keyof Search]?: Search[Name] | undefined };

const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((known) => known === value);
const text = (value: unknown, length = 40) =>
  typeof value === 'string' ? value.slice(0, length) : undefined;

/**
 * On every screen: opens Add Vehicle, empty or with photos shared from another app, or what to do with the vehicle whose
 * code was scanned.
 */
export const readWorkspaceSearch: Read<{ add: 'vehicle' | 'shared'; scanned: string }> = ({
  add,
  scanned,
}) => ({
  add: oneOf(['vehicle', 'shared'], add),
  scanned: text(scanned, 12),
});

/** The filter and order of the listings, and the columns and order of the stock table. */
export const readListingsSearch: Read<{
  find: string;
  shown: VehicleStatus;
  sort: ListingSort;
  columns: ColumnSet;
  by: StockColumn;
  order: 'down';
}> = ({ find, shown, sort, columns, by, order }) => ({
  find: text(find, 50),
  shown: isVehicleStatus(shown) ? shown : undefined,
  sort: oneOf(LISTING_SORTS, sort),
  columns: oneOf(COLUMN_SETS, columns),
  by: oneOf(STOCK_COLUMNS, by),
  order: oneOf(['down'], order),
});

/** The open lead, and the filter. Not the search: a buyer's name or number must not be in an address. */
export const readLeadsSearch: Read<{
  lead: string;
  status: LeadStatus;
  source: LeadSource;
  vehicleId: string;
  kind: LeadKind;
}> = ({ lead, status, source, vehicleId, kind }) => ({
  lead: text(lead),
  status: oneOf(LEAD_STATUSES, status),
  source: oneOf(LEAD_SOURCES, source),
  vehicleId: text(vehicleId),
  kind: oneOf(LEAD_KINDS, kind),
});

/** The sticker that gets a vehicle, and the listing (or `profile`) that is preselected. */
export const readPrintSearch: Read<{ section: 'posters' | 'stickers'; code: string; chosen: string }> = ({
  section,
  code,
  chosen,
}) => ({ section: oneOf(['posters', 'stickers'], section), code: text(code, 12), chosen: text(chosen) });

/** The days that the figures are about. */
export const readFiguresSearch: Read<{ days: FigureDays }> = ({ days }) => ({
  days: oneOf(FIGURE_DAYS, String(days)),
});

const SETTINGS_SECTIONS = ['notifications', 'yard', 'texts', 'staff'] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

export const readSettingsSearch: Read<{ section: SettingsSection }> = ({ section }) => ({
  section: oneOf(SETTINGS_SECTIONS, section),
});

export const readProfileSearch: Read<{ section: 'page' | 'settings' | 'share' }> = ({ section }) => ({
  section: oneOf(['page', 'settings', 'share'], section),
});

/**
 * On operators' screens: whose details are open, whose plan is being set, and the filter and order of a tab's
 * list.
 */
export const readAdminSearch: Read<{ user: string; planFor: string; show: string; sort: string }> = ({
  user,
  planFor,
  show,
  sort,
}) => ({ user: text(user), planFor: text(planFor), show: text(show), sort: text(sort) });
