import type { WorkspaceTab } from '../../../schema/common/tab-paths';
import { FRAME } from './frame-class';
import { TabLink } from './tab-link';
import { useWords } from './words';
import { WORKSPACE_TABS } from './workspace-tabs';

/** The workspace's tabs, from 768 px on. */
export function TabRow({ tabs }: { tabs: readonly WorkspaceTab[] }) {
  const t = useWords();
  return (
    <nav aria-label={t('All tabs')} className={FRAME.tabRow}>
      <ul className={FRAME.tabList}>
        {tabs.map((tab) => (
          <li key={tab}>
            <TabLink tab={tab} className={FRAME.tab}>
              {t(WORKSPACE_TABS[tab].label)}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
