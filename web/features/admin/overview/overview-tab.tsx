import { ActiveUsers } from './active-users';
import { Charts } from './charts';
import { FigureCards } from './figure-cards';
import { Issues } from './issues';
import { PageKinds } from './page-kinds';

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
