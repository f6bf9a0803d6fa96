import { Charts } from '../../figures/charts';
import { FigureCards } from '../../figures/figure-cards';
import { PageKinds } from '../../figures/page-kinds';
import { Issues } from '../../issues/issues';
import { ActiveUsers } from './active-users';

/** How the service is doing. */
export function OverviewTab() {
  return (
    <div className="flex flex-col gap-6">
      <FigureCards />
      <Charts />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ActiveUsers />
        <PageKinds />
      </div>
      <Issues />
    </div>
  );
}
