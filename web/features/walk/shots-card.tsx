import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { dropShots, retryShots, shotsQuery } from './shots';
import { sendShots } from './walk.queries';
import { useWords } from './words';

/** Photos of this device that have not reached their vehicles: how many are left, and which were refused. */
export function ShotsCard() {
  const t = useWords();
  const client = useQueryClient();
  const { data: shots = [] } = useQuery(shotsQuery);
  const refresh = () => client.invalidateQueries({ queryKey: shotsQuery.queryKey, exact: true });
  const send = useMutation({
    mutationFn: async () => {
      await retryShots();
      await sendShots(client);
    },
    networkMode: 'always',
    onSettled: refresh,
  });
  const refused = shots.filter(({ problem }) => problem);
  return (
    <Card className="mb-5">
      <section aria-label={t('Photos on this device')} className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span role="status">
            <span className="block font-medium">
              {t('Photos left to send: {count}', { count: formatNumber(shots.length) })}
            </span>
            <span className="block text-ink-muted text-sm">
              {navigator.onLine ? t('Sending...') : t('They are sent when there is a connection.')}
            </span>
          </span>
          <Button size="sm" pending={send.isPending} onClick={() => send.mutate()}>
            {t('Send now')}
          </Button>
        </div>
        <ul className="divide-y divide-line">
          {refused.map(({ id, car, problem }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
              <span className="wrap-anywhere text-danger">
                {t('{name}: {problem}', { name: car.name, problem: t.known(problem ?? '') })}
              </span>
              <Button size="sm" variant="ghost" onClick={() => dropShots([id]).then(refresh)}>
                {t('Discard')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
