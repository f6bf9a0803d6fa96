import { useMutation, useQuery } from '@tanstack/react-query';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Loaded } from '../../ui/core/loaded';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { PastStockTakes } from './past-stock-takes';
import { RunningStockTake } from './running-stock-take';
import { startStockTakeMutation, stockTakesQuery } from './stock-takes.queries';
import { useWords } from './words';

/** Counts the yard by scanning one sticker after another. */
export function StockTakeDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const query = useQuery(stockTakesQuery);
  const start = useMutation({
    ...startStockTakeMutation,
    onError: (error) => toastFailure(error, t('That did not work. Please try again.')),
  });
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('Stock-take')} size="lg">
      <Loaded
        query={query}
        failure={t('The stock-take could not be loaded')}
        loading={<Skeleton className="h-64 w-full" />}
      >
        {({ current, past, mayStart }) =>
          current ? (
            <RunningStockTake take={current} />
          ) : (
            <div className="flex flex-col gap-5">
              <p className="text-sm">
                {t(
                  'Walk through the yard and hold the camera over one sticker after another. It works without a network, and two people can scan at once.',
                )}
              </p>
              {mayStart ? (
                <Button
                  variant="primary"
                  className="self-start"
                  pending={start.isPending}
                  onClick={() => start.mutate(undefined)}
                >
                  {t('Start scanning')}
                </Button>
              ) : (
                <div className="flex flex-col items-start gap-2 rounded-lg bg-sunken p-4">
                  <p className="text-sm">{t('Stock-takes are part of the Growth plan.')}</p>
                  <a href="/subscription" className={buttonClass()}>
                    {t('See plans')}
                  </a>
                </div>
              )}
              <PastStockTakes past={past} />
            </div>
          )
        }
      </Loaded>
    </Dialog>
  );
}
