import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { WorkspaceTab } from '../../../schema/common/tab-paths';
import { Card } from '../../ui/card';
import { LoadFailure } from '../../ui/core/load-failure';
import { PageHeader } from '../../ui/core/page-header';
import { type say, useWords } from './words';
import { WORKSPACE_TABS } from './workspace-tabs';

/** Shown instead of a tab whose data could not be loaded, below the tab's own heading. */
export const tabFailure = (tab: WorkspaceTab, title: Parameters<typeof say>[0]) =>
  function TabFailure({ reset }: Pick<ErrorComponentProps, 'reset'>) {
    const t = useWords();
    const queries = useQueryErrorResetBoundary();
    const retry = () => {
      queries.reset();
      reset();
    };
    return (
      <>
        <PageHeader title={t(WORKSPACE_TABS[tab].label)} />
        <Card>
          <LoadFailure title={t(title)} onRetry={retry} />
        </Card>
      </>
    );
  };
