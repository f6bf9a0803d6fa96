import { queryOptions } from '@tanstack/react-query';
import type { DraftFields } from '../../../schema/drafts/input';
import type { VehicleFormOutput } from '../../../schema/vehicles/input';
import { keep, readKept } from '../../lib/device-store';

/** A listing written without a network, stored on the device until the server has it. */
export interface UnsentListing {
  /** The id of the draft it continues, once the server has one. */
  id: string | undefined;
  fields: DraftFields;
  /** In order: the addresses of uploaded photos, and the files of the others. */
  photos: (string | File)[];
  /** The values confirmed for publishing; without them it only becomes a draft. */
  publish?: VehicleFormOutput | undefined;
}

export type KeptListing = UnsentListing & {
  /** The page whose open form sends it; null once the form is closed. */
  page: string | null;
};

const NAME = 'unsent-drafts';
export const PAGE = crypto.randomUUID();
export const pageLock = (page: string) => `page-${page}`;

export const readUnsent = async () => (await readKept<Record<string, KeptListing>>(NAME)) ?? {};

/** Makes one change at a time, across all open pages. False if the device stores nothing. */
const change = async (
  make: (all: Record<string, KeptListing>) => Record<string, KeptListing>,
): Promise<boolean> => navigator.locks.request(NAME, async () => keep(NAME, make(await readUnsent())));

/** What this device stores, by the key of its form. */
export const unsentQuery = queryOptions({
  queryKey: ['device', 'unsent'],
  queryFn: async (): Promise<Record<string, UnsentListing>> => readUnsent(),
  networkMode: 'always',
  staleTime: 0,
});

/** Stores the contents of an open form. */
export const storeUnsent = (key: string, listing: UnsentListing) =>
  change((all) => ({ ...all, [key]: { ...listing, page: PAGE } }));

const withPage = (key: string, page: string | null) =>
  change((all) => (all[key] ? { ...all, [key]: { ...all[key], page } } : all));

/** Marks it as continued by a form, so that nothing else sends it in the meantime. */
export const claimUnsent = (key: string) => withPage(key, PAGE);

/** Marks its form as closed; the next open page with a network sends it. */
export const releaseUnsent = (key: string) => withPage(key, null);

/** Records that a photo has arrived, so that it is not resent. */
export const updateUnsent = (key: string, changes: Partial<UnsentListing>) =>
  change((all) => (all[key] ? { ...all, [key]: { ...all[key], ...changes } } : all));

/** Drops it after the server has received it, or it was discarded. */
export const dropUnsent = (key: string) => change(({ [key]: _, ...rest }) => rest);
