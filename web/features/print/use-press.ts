import { queryOptions, useQuery } from '@tanstack/react-query';

/** What makes sheets, with its fonts: loaded with the first one that is looked at or printed. */
export const openPress = async () => {
  const [{ openShop }, printer, { measureIn }] = await Promise.all([
    import('./browser-shop'),
    import('./make-sheets'),
    import('./pdf/print-file'),
  ]);
  const shop = await openShop();
  return { printer, shop, measure: measureIn(shop) };
};

const pressQuery = queryOptions({ queryKey: ['print', 'press'], queryFn: openPress, gcTime: Infinity });

/** The press once it is loaded; without a network there is none, and printing says so. */
export const usePress = (isNeeded: boolean) => useQuery({ ...pressQuery, enabled: isNeeded }).data;
