import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberDto } from '../../../schema/staff/output';
import type { OwnershipDto } from '../../../schema/staff/ownership';
import { formatDate } from '../../lib/dates';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { lazyDialog } from '../../ui/lazy-dialog';
import { takeBackOwnershipMutation } from './staff.queries';
import { useWords } from './words';

const OfferDialog = lazyDialog(async () => (await import('./ownership-dialogs')).OfferDialog);

/** Offers the whole account to one of the managers. */
export function OwnershipCard({
  managers,
  ownership: { given, hasPassword },
}: {
  managers: readonly MemberDto[];
  ownership: OwnershipDto;
}) {
  const t = useWords();
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  const takeBack = useMutation({
    ...takeBackOwnershipMutation,
    onSuccess: (...done) => {
      takeBackOwnershipMutation.onSuccess?.(...done);
      toast({ title: t('You remain the owner'), tone: 'success' });
    },
    onError: (error) => toastFailure(error, t('That did not work. Please try again.')),
  });
  const manager = managers.find(({ id }) => id === chosen) ?? managers[0];
  if (!given && !manager) return null;
  return (
    <Card padded={false} className="mt-5 max-w-3xl">
      <CardHeader
        title={t('Ownership')}
        description={t(
          'Hand everything over to one of your managers, for example when you leave the business.',
        )}
      />
      <div className="flex flex-wrap items-end justify-between gap-3 px-card py-3">
        {given ? (
          <>
            <p className="min-w-0 flex-1 basis-60 text-sm">
              {t('Offered to {name} until {end}', {
                name: given.memberName,
                end: formatDate(given.expiresAt),
              })}
            </p>
            <Button pending={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
              {t('Take back')}
            </Button>
          </>
        ) : (
          <>
            <Field label={t('New owner')} className="min-w-48 flex-1 sm:max-w-80">
              <Select value={manager?.id} onChange={({ target }) => setChosen(target.value)}>
                {managers.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Button onClick={() => setAsking(true)}>{t('Hand over')}</Button>
          </>
        )}
      </div>
      {isAsking && manager && (
        <OfferDialog manager={manager} hasPassword={hasPassword} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}
