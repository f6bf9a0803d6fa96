import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery } from '../features/auth/auth.queries';
import { JoinPage } from '../features/staff/join-page';
import { say } from '../features/workspace/words';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/join')({
  head: () => ({ meta: [pageTitle(say('Work for a seller'))] }),
  component: function Join() {
    const { data: user } = useQuery(currentUserQuery);
    return <JoinPage user={user ?? null} />;
  },
});
