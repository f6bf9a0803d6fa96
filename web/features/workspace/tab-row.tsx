import { Link } from '@tanstack/react-router';
import { FRAME } from './frame-class';
import { WORKSPACE_TABS, type WorkspaceTab } from './workspace-tabs';

type TabRowProps = { tabs: readonly WorkspaceTab[]; current: WorkspaceTab };

/** The workspace's tabs from 768 px on. */
export function TabRow({ tabs, current }: TabRowProps) {
  return (
    <nav aria-label="All tabs" className={FRAME.tabRow}>
      <ul className={FRAME.tabList}>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to="/dashboard"
              search={{ tab }}
              aria-current={tab === current ? 'page' : undefined}
              className={FRAME.tab}
            >
              {WORKSPACE_TABS[tab].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
