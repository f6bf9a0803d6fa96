import { useInfiniteQuery } from '@tanstack/react-query';
import { Activity } from 'lucide-react';
import { Card, CardHeader } from '../../ui/card';
import { Loaded } from '../../ui/core/loaded';
import { ShowMore } from '../../ui/core/show-more';
import { TableSkeleton } from '../../ui/table-skeleton';
import { activityFeedQuery } from './activity.queries';
import { ActivityList } from './activity-list';

/** Everyone's actions, as they happen. */
export function ActivityTab() {
  const feed = useInfiniteQuery(activityFeedQuery);
  return (
    <>
      <Card padded={false}>
        <CardHeader title="Activity" description="Latest first, updated live." />
        <Loaded
          query={feed}
          failure="Failed to fetch activity"
          loading={<TableSkeleton label="Loading activity" />}
          empty={{
            icon: <Activity />,
            title: 'No activity yet',
            text: 'What sellers and operators do appears here.',
          }}
        >
          {(entries) => <ActivityList entries={entries} label="Activity" />}
        </Loaded>
      </Card>
      <ShowMore list={feed} />
    </>
  );
}
