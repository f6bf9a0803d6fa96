import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SharedPhoneDto } from '../../../schema/shared-phones/output';
import { formatDate } from '../../lib/dates';
import { inWords } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { endSharingMutation, sharedPhonesQuery } from './shared-phones.queries';
import { useWords } from './words';

function PhoneRow({ phone: { id, accountName, personName, since } }: { phone: SharedPhoneDto }) {
  const t = useWords();
  const [isEnding, setEnding] = useState(false);
  const end = useMutation(endSharingMutation);
  const confirm = () => inWords(end.mutateAsync(id), t('That did not work. Please try again.'));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-card py-3">
      <div className="min-w-48 flex-1">
        <p translate="no" className="wrap-break-word font-medium">
          {t('Signed in as {name}', { name: accountName })}
        </p>
        <p translate="no" className="text-ink-muted text-sm">
          {personName ? t('Used by {name}', { name: personName }) : t('Nobody uses it now')} ·{' '}
          {t('Shared since {since}', { since: formatDate(since) })}
        </p>
      </div>
      <Button
        aria-label={t('End sharing of {name}’s phone', { name: accountName })}
        onClick={() => setEnding(true)}
      >
        {t('End sharing')}
      </Button>
      {isEnding && (
        <ConfirmDialog
          open
          onOpenChange={setEnding}
          title={t('End sharing?')}
          body={t('From then on whoever has the phone acts as {name}, without a PIN.', { name: accountName })}
          confirmLabel={t('End sharing')}
          pendingLabel={t('Ending...')}
          tone="danger"
          onConfirm={confirm}
        />
      )}
    </li>
  );
}

/** The phones that staff share; nothing without any. */
export function SharedPhonesCard() {
  const t = useWords();
  const { data: phones = [] } = useQuery(sharedPhonesQuery);
  if (phones.length === 0) return null;
  return (
    <Card padded={false} className="mt-5 max-w-3xl">
      <CardHeader
        title={t('Shared phones')}
        description={t('They ask for a PIN after ten minutes without a tap.')}
      />
      <ul aria-label={t('Shared phones')} className="divide-y divide-line">
        {phones.map((phone) => (
          <PhoneRow key={phone.id} phone={phone} />
        ))}
      </ul>
    </Card>
  );
}
