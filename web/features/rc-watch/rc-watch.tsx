import { useMutation, useQuery } from '@tanstack/react-query';
import type { LeadDto } from '../../../schema/leads/output';
import type { SaleCase } from '../../../schema/papers/rules/checklist';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { SectionTitle } from '../../ui/card';
import { Loaded } from '../../ui/core/loaded';
import { Skeleton } from '../../ui/skeleton';
import { rcWatchQuery, startWatchMutation } from './rc-watch.queries';
import { RunningWatch } from './running-watch';
import { useWords } from './words';

interface RcWatchProps {
  vehicle: OwnVehicleDto;
  leads: readonly LeadDto[];
  /** As chosen in the checklist. */
  sale: SaleCase;
}

const isSame = (one: SaleCase, other: SaleCase) =>
  (Object.keys(one) as (keyof SaleCase)[]).every((key) => one[key] === other[key]);

/** Starts the page that follows the RC after the sale, and shares it. */
export function RcWatch({ vehicle, leads, sale }: RcWatchProps) {
  const t = useWords();
  const query = useQuery(rcWatchQuery(vehicle.id));
  const start = useMutation({
    ...startWatchMutation,
    onError: (error) => toastFailure(error, t('That did not work. Please try again.')),
  });
  const button = (label: string, isPrimary: boolean) => (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      pending={start.isPending}
      onClick={() => start.mutate({ id: vehicle.id, sale })}
    >
      {label}
    </Button>
  );
  return (
    <section
      aria-label={t('RC watch')}
      className="flex flex-col items-start gap-2 border-line border-t px-card py-4"
    >
      <SectionTitle>{t('RC watch')}</SectionTitle>
      <p className="text-ink-muted text-sm">
        {t(
          'One page for you, the buyer and the agent, without names and numbers: each ticks what is done. You are reminded on days 7, 12, 25 and 40.',
        )}
      </p>
      <Loaded
        query={query}
        failure={t('The RC watch could not be loaded')}
        loading={<Skeleton className="h-11 w-full" />}
      >
        {({ watch, isSold }) =>
          watch ? (
            <>
              {!isSame(watch.sale, sale) && button(t('Update the case'), true)}
              <RunningWatch vehicle={vehicle} leads={leads} watch={watch} />
            </>
          ) : isSold || vehicle.status === 'sold' ? (
            button(t('Start the RC watch'), true)
          ) : (
            <p className="text-sm">{t('It starts once the vehicle is sold, or a lead won.')}</p>
          )
        }
      </Loaded>
    </section>
  );
}
