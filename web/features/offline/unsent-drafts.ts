import { queryOptions } from '@tanstack/react-query';
import type { DraftFields } from '../../../schema/drafts/input';
import type { VehicleFormOutput } from '../../../schema/vehicles/input';
import { keep, readKept } from '../../lib/device-store';

/** A listing that was written without a network, kept on the device until the server has it. */
export interface UnsentListing {
  /** Of the draft that it goes on with, once the server has one. */
  id: string | undefined;
  fields: DraftFields;
  /** In order: the addresses of uploaded photos, the files of the others. */
  photos: (string | File)[];
  /** What was confirmed for publishing; without it a draft is all it becomes. */
  publish?: VehicleFormOutput | undefined;
}

export type KeptListing = UnsentListing & {
  /** The page with its open form, which sends it itself; null once the form is closed. */
  page: string | null;
};

const NAME = 'unsent-drafts';
export const PAGE = crypto.randomUUID();
export const pageLock = (page: string) => `page-${page}`;

export const readUnsent = async () => (await readKept<Record<string, KeptListing>>(NAME)) ?? {};

/** One change at a time, over all open pages. False when the device keeps nothing. */
const change = async (
  make: (all: Record<string, KeptListing>) => Record<string, KeptListing>,
): Promise<boolean> => navigator.locks.request(NAME, async () => keep(NAME, make(await readUnsent())));

/** What this device holds, by the key of its form. */
export const unsentQuery = queryOptions({
  queryKey: ['device', 'unsent'],
  queryFn: async (): Promise<Record<string, UnsentListing>> => readUnsent(),
  networkMode: 'always',
  staleTime: 0,
});

/** Keeps what an open form holds. */
export const storeUnsent = (key: string, listing: UnsentListing) =>
  change((all) => ({ ...all, [key]: { ...listing, page: PAGE } }));

const withPage = (key: string, page: string | null) =>
  change((all) => (all[key] ? { ...all, [key]: { ...all[key], page } } : all));

/** A form goes on with it: nothing else sends it meanwhile. */
export const claimUnsent = (key: string) => withPage(key, PAGE);

/** Its form is closed: whoever is open next with a network sends it. */
export const releaseUnsent = (key: string) => withPage(key, null);

/** Notes a photo that has arrived, so that it is not sent a second time. */
export const updateUnsent = (key: string, changes: Partial<UnsentListing>) =>
  change((all) => (all[key] ? { ...all, [key]: { ...all[key], ...changes } } : all));

/** The server has it, or it was discarded. */
export const dropUnsent = (key: string) => change(({ [key]: _, ...rest }) => rest);
