import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RC_STANDINGS, type RcStanding, STANDING_LABELS } from '../../../schema/purchases/kinds';
import type { RcHolderDto } from '../../../schema/purchases/output';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { sayRcMutation } from './purchases.queries';
import { useWords } from './words';

const RcHolderDialog = lazyDialog(async () => (await import('./rc-holder-dialog')).RcHolderDialog);

interface RcHolderProps {
  vehicleId: string;
  rc: RcHolderDto | null;
}

/** Asked once for a vehicle; the answer can be changed. */
export function RcHolder({ vehicleId, rc }: RcHolderProps) {
  const t = useWords();
  const [opened, setOpened] = useState<RcHolderDto>();
  const say = useMutation(sayRcMutation);
  const choose = (standing: RcStanding) => {
    if (standing !== 'own') return setOpened({ standing, name: '', address: '' });
    say.mutate(
      { vehicleId, json: { standing } },
      { onError: (error) => toastFailure(error, t('That did not work. Please try again.')) },
    );
  };
  return (
    <div className="px-card py-3">
      {rc ? (
        <div className="flex items-center justify-between gap-3 text-sm">
          <p className="min-w-0">
            <span className="text-ink-muted">{t('RC in the name of')}: </span>
            {rc.standing === 'own' ? (
              <span className="font-medium">{t('The seller')}</span>
            ) : (
              <span translate="no" className="wrap-break-word font-medium">
                {rc.name}
              </span>
            )}
          </p>
          <Button size="sm" aria-label={t('Change whose name is in the RC')} onClick={() => setOpened(rc)}>
            {t('Change')}
          </Button>
        </div>
      ) : (
        <fieldset>
          <legend className="mb-2 font-medium text-sm">{t('Is the RC in your name?')}</legend>
          <div className="flex flex-wrap gap-2">
            {RC_STANDINGS.map((standing) => (
              <Button key={standing} size="sm" disabled={say.isPending} onClick={() => choose(standing)}>
                {t(STANDING_LABELS[standing])}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      {opened && <RcHolderDialog vehicleId={vehicleId} rc={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
