import { useQuery } from '@tanstack/react-query';
import { readKept } from '../../lib/device-store';

/** Where the device stores imports, and the beginning of the keys of what reads them. */
export const IMPORTS = 'imports';
export const importsKey = ['device', IMPORTS] as const;

/** Whether this device has ever begun an import, without loading anything else about imports. */
export function useHasImports(): boolean {
  const { data = false } = useQuery({
    queryKey: [...importsKey, 'any'],
    queryFn: async () => (await readKept(IMPORTS)) !== undefined,
    networkMode: 'always',
    staleTime: 0,
  });
  return data;
}

/** What of an import decides whether it has a card. */
interface Begun {
  drafts: unknown[];
  changes: unknown[];
  sentDrafts: number;
  sentChanges: number;
}

/** Whether an import has a card of its own; the card of drafts undoes what is done and has only drafts. */
export const hasCard = ({ drafts, changes, sentDrafts, sentChanges }: Begun) =>
  changes.length > 0 || sentDrafts + sentChanges < drafts.length + changes.length;

const NONE: readonly string[] = [];

/** The imports of this device that have a card, by id, without loading anything else about imports. */
export function useImportsWithCard(): readonly string[] {
  const { data = NONE } = useQuery({
    queryKey: [...importsKey, 'with card'],
    queryFn: async () =>
      Object.entries((await readKept<Record<string, Begun>>(IMPORTS)) ?? {})
        .filter(([, job]) => hasCard(job))
        .map(([id]) => id),
    networkMode: 'always',
    staleTime: 0,
  });
  return data;
}
