import { Bell, Ellipsis, Plus } from 'lucide-react';
import { FRAME } from '../../features/workspace/frame-class';
import { TAB_ICONS } from '../../features/workspace/tab-icons';
import {
  AT_HAND,
  WORKSPACE_TAB_NAMES,
  WORKSPACE_TABS,
  type WorkspaceTab,
} from '../../features/workspace/workspace-tabs';
import { Logo } from '../../ui/logo';
import { Skeleton } from '../../ui/skeleton';
import { TabSkeleton } from '../../ui/tab-skeleton';
import { VehicleCardSkeleton } from '../../ui/vehicle-card-skeleton';

const addressOf = (tab: WorkspaceTab) => `/dashboard?tab=${tab}`;
const currentOf = (tab: WorkspaceTab, shown: WorkspaceTab) => (tab === shown ? 'page' : undefined);

function BarCell({ tab, shown }: { tab: WorkspaceTab; shown: WorkspaceTab }) {
  const Icon = TAB_ICONS[tab];
  return (
    <a href={addressOf(tab)} aria-current={currentOf(tab, shown)} className={FRAME.cell}>
      <Icon aria-hidden="true" />
      {WORKSPACE_TABS[tab].label}
    </a>
  );
}

function Bar({ shown }: { shown: WorkspaceTab }) {
  const [first, second, third] = AT_HAND.map((tab) => <BarCell key={tab} tab={tab} shown={shown} />);
  return (
    <nav aria-label="Workspace" className={FRAME.bar}>
      {first}
      {second}
      <a href="/dashboard?add=vehicle" aria-label="Add Vehicle" className={FRAME.add}>
        <span className={FRAME.addIcon}>
          <Plus aria-hidden="true" className="size-5.5" />
        </span>
      </a>
      {third}
      <span aria-hidden="true" className={FRAME.cell}>
        <Ellipsis />
        More
      </span>
    </nav>
  );
}

function Header({ shown }: { shown: WorkspaceTab }) {
  return (
    <header className={FRAME.header}>
      <div className={FRAME.headerInner}>
        <div className={FRAME.headerRow}>
          <a href={addressOf('dashboard')} className={FRAME.home}>
            <Logo />
          </a>
          <span aria-hidden="true" className="mr-2.5 ml-auto text-ink">
            <Bell className="size-4.5" />
          </span>
          <Skeleton className="size-8 rounded-full" />
        </div>
        <nav aria-label="All tabs" className={FRAME.tabRow}>
          <ul className={FRAME.tabList}>
            {WORKSPACE_TAB_NAMES.filter((tab) => !('plan' in WORKSPACE_TABS[tab])).map((tab) => (
              <li key={tab}>
                <a href={addressOf(tab)} aria-current={currentOf(tab, shown)} className={FRAME.tab}>
                  {WORKSPACE_TABS[tab].label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

const ListingsSkeleton = () => (
  <div role="status" aria-label="Loading your listings">
    <Skeleton className="mb-2 h-7 w-40" />
    <Skeleton className="mb-5 h-4 w-64" />
    <Skeleton className="mb-4 h-9 w-64 rounded-md pointer-coarse:h-12" />
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <VehicleCardSkeleton key={key} />
      ))}
    </div>
  </div>
);

/** The workspace's frame without data: painted before the first script arrives, then replaced by it. */
export function WorkspaceShell({ tab }: { tab: WorkspaceTab }) {
  return (
    <>
      <Header shown={tab} />
      <main className={FRAME.main}>{tab === 'listings' ? <ListingsSkeleton /> : <TabSkeleton />}</main>
      <Bar shown={tab} />
    </>
  );
}
