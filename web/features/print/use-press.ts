import { queryOptions, useQuery } from '@tanstack/react-query';

/** Loads the code that creates sheets, with its fonts, for the first one that is previewed or printed. */
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
