import { useQuery } from '@tanstack/react-query';
import { readKept } from '../../lib/device-store';

/** Where the device stores imports, and the beginning of the keys of what reads them. */
export const IMPORTS = 'imports';
export const importsKey = ['device', IMPORTS] as const;

/** Whether this device has begun an import lately, without loading anything else about imports. */
export function useHasImports(): boolean {
  const { data = false } = useQuery({
    queryKey: [...importsKey, 'any'],
    queryFn: async () => (await readKept(IMPORTS)) !== undefined,
    networkMode: 'always',
    staleTime: 0,
  });
  return data;
}
