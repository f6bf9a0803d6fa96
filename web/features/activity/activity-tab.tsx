import { useInfiniteQuery } from '@tanstack/react-query';
import { Activity } from 'lucide-react';
import { Card, CardHeader } from '../../ui/card';
import { ShowMore } from '../../ui/show-more';
import { ListStates } from '../admin/list-states';
import { activityFeedQuery } from './activity.queries';
import { ActivityList } from './activity-list';

/** What everybody does, as it happens. */
export function ActivityTab() {
  const feed = useInfiniteQuery(activityFeedQuery);
  return (
    <>
      <Card padded={false}>
        <CardHeader title="Activity" description="Latest first; new entries appear by themselves." />
        {feed.data && feed.data.length > 0 && <ActivityList entries={feed.data} label="Activity" />}
        <ListStates
          query={feed}
          failure="Failed to fetch activity"
          loading="Loading activity"
          empty={{ icon: <Activity />, title: 'No activity yet' }}
        />
      </Card>
      <ShowMore
        hasMore={feed.hasNextPage}
        pending={feed.isFetchingNextPage}
        onMore={() => feed.fetchNextPage()}
      />
    </>
  );
}
