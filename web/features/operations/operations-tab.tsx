import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../ui/core/loaded';
import { TabSkeleton } from '../../ui/core/tab-skeleton';
import { AsOf } from '../admin/as-of';
import { Silent } from '../admin/silent';
import { Incidents } from './incidents';
import { operationsQuery } from './operations.queries';
import { Backlogs, Databases, Failures, Jobs, Spending, Versions } from './stores';
import { Summary } from './summary';
import { Traffic } from './traffic';

/** How the service is running, for the operator on call. */
export function OperationsTab() {
  const operations = useQuery(operationsQuery);
  return (
    <Loaded query={operations} failure="Failed to fetch operations" loading={<TabSkeleton />}>
      {(data) => (
        <div className="flex flex-col gap-5">
          <Silent names={data.silent} />
          <Summary {...data} />
          <Incidents incidents={data.incidents} />
          <div className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
            <Backlogs backlogs={data.backlogs} />
            <Failures failures={data.failures} />
            <Jobs jobs={data.jobs} />
            <Databases databases={data.databases} />
            <Spending spending={data.spending} />
            <Versions traffic={data.traffic} />
          </div>
          <Traffic traffic={data.traffic} />
          <AsOf at={data.asOf} />
        </div>
      )}
    </Loaded>
  );
}
