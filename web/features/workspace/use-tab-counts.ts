import { useQuery } from '@tanstack/react-query';
import type { WorkspaceTab } from '../../../schema/common/tab-paths';
import { formatNumber } from '../../lib/format';
import { useColumns } from '../../lib/use-columns';
import { leadsTodayQuery } from '../leads/leads.queries';
import { useMay } from '../staff/use-may';
import { vehicleCountsQuery } from '../vehicles/vehicles.queries';
import { useWords } from './words';

/** The server counts no further. */
const MANY = 100;
const shown = (count: number) => (count < MANY ? formatNumber(count) : `${MANY - 1}+`);

type Counts = { [Tab in WorkspaceTab]?: { shown: string; words: string } };

/**
 * What is in a tab or waits there. Only where the navigation stands at the left: phones ask for nothing more.
 */
export function useTabCounts(): Counts {
  const t = useWords();
  const may = useMay();
  const hasRoom = useColumns() === 3;
  const { data: vehicles } = useQuery({ ...vehicleCountsQuery, enabled: hasRoom && may('seeStock') });
  const { data: today } = useQuery({ ...leadsTodayQuery, enabled: hasRoom && may('seeLeads') });
  const forSale = vehicles ? vehicles.available + vehicles.pending : 0;
  const toAnswer = today ? today.newOffers + today.followUpsDue + today.visits + today.pricesReached : 0;
  return {
    ...(forSale > 0 && {
      listings: {
        shown: formatNumber(forSale),
        words: t('{count} for sale', { count: formatNumber(forSale) }),
      },
    }),
    ...(toAnswer > 0 && {
      leads: { shown: shown(toAnswer), words: t('{count} to answer or call', { count: shown(toAnswer) }) },
    }),
  };
}
