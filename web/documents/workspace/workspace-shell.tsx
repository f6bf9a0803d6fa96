import { Bell, Ellipsis, Plus, Search } from 'lucide-react';
import { WORKSPACE_PATHS, type WorkspaceTab } from '../../../schema/common/tab-paths';
import { FRAME } from '../../features/workspace/frame-class';
import { TAB_ICONS } from '../../features/workspace/tab-icons';
import { MAIN_TABS, tabsOf, WORKSPACE_TABS } from '../../features/workspace/workspace-tabs';
import { ListingsSkeleton } from '../../ui/core/listings-skeleton';
import { TabSkeleton } from '../../ui/core/tab-skeleton';
import { Logo } from '../../ui/logo';
import { Skeleton } from '../../ui/skeleton';

/** A text in the language in which the frame is painted. */
type Say = (text: string) => string;

interface FrameProps {
  shown: WorkspaceTab;
  say: Say;
  /** What stands before the addresses, for somebody who works for a seller. */
  base: string;
}

const currentOf = (tab: WorkspaceTab, shown: WorkspaceTab) => (tab === shown ? 'page' : undefined);

function BarCell({ tab, shown, say, base }: FrameProps & { tab: WorkspaceTab }) {
  const Icon = TAB_ICONS[tab];
  return (
    <a href={base + WORKSPACE_PATHS[tab]} aria-current={currentOf(tab, shown)} className={FRAME.cell}>
      <Icon aria-hidden="true" />
      {say(WORKSPACE_TABS[tab].label)}
    </a>
  );
}

function Bar({ shown, say, base }: FrameProps) {
  const [first, second, third] = MAIN_TABS.map((tab) => (
    <BarCell key={tab} tab={tab} shown={shown} say={say} base={base} />
  ));
  return (
    <nav aria-label={say('Workspace')} className={FRAME.bar}>
      {first}
      {second}
      <a href={`${base}/dashboard?add=vehicle`} aria-label={say('Add Vehicle')} className={FRAME.add}>
        <span className={FRAME.addIcon}>
          <Plus aria-hidden="true" className="size-5.5" />
        </span>
      </a>
      {third}
      <span aria-hidden="true" className={FRAME.cell}>
        <Ellipsis />
        {say('More')}
      </span>
    </nav>
  );
}

function Header({ base }: Pick<FrameProps, 'base'>) {
  return (
    <header className={FRAME.header}>
      <div className={FRAME.headerRow}>
        <a href={base + WORKSPACE_PATHS.dashboard} className={FRAME.home}>
          <Logo />
        </a>
        <span aria-hidden="true" className="mr-2.5 ml-auto text-ink">
          <Bell className="size-4.5" />
        </span>
        <Skeleton className="size-8 rounded-full" />
      </div>
    </header>
  );
}

function Tabs({ shown, say, base }: FrameProps) {
  return (
    <nav aria-label={say('All tabs')} className={FRAME.tabRow}>
      <ul className={FRAME.tabList}>
        {tabsOf({ subscriptionPlan: 'starter', staff: null }).map((tab) => {
          const Icon = TAB_ICONS[tab];
          return (
            <li key={tab}>
              <a
                href={base + WORKSPACE_PATHS[tab]}
                aria-current={currentOf(tab, shown)}
                className={FRAME.tab}
              >
                <Icon aria-hidden="true" />
                {say(WORKSPACE_TABS[tab].label)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface WorkspaceShellProps {
  tab: WorkspaceTab;
  /** Another screen than the tab's own. */
  screen?: string;
  say: Say;
  base?: string;
}

/** The workspace's frame without data: painted before the first script arrives, then replaced by it. */
export function WorkspaceShell({ tab, screen = tab, say, base = '' }: WorkspaceShellProps) {
  return (
    <>
      <Header base={base} />
      <div className={FRAME.body}>
        <Tabs shown={tab} say={say} base={base} />
        <main className={FRAME.main}>
          <span aria-hidden="true" className={FRAME.find}>
            <Search className="size-4 shrink-0" />
            {say('Find anything')}
          </span>
          {screen === 'listings' ? (
            <ListingsSkeleton label={say('Loading your listings')} />
          ) : (
            <TabSkeleton label={say('Loading')} />
          )}
        </main>
      </div>
      <Bar shown={tab} say={say} base={base} />
    </>
  );
}
