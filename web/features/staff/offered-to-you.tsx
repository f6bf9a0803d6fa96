import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnershipDto } from '../../../schema/staff/ownership';
import { formatDate } from '../../lib/dates';
import { inWords } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { lazyDialog } from '../../ui/lazy-dialog';
import { declineOwnershipMutation } from './staff.queries';
import { useWords } from './words';

type Offer = OwnershipDto['received'][number];

const AcceptDialog = lazyDialog(async () => (await import('./ownership-dialogs')).AcceptDialog);

/** Accounts of sellers that are offered to the person. */
export function OfferedToYou({ ownership: { received, hasPassword } }: { ownership: OwnershipDto }) {
  const t = useWords();
  const [accepted, setAccepted] = useState<Offer>();
  const [declined, setDeclined] = useState<Offer>();
  const decline = useMutation(declineOwnershipMutation);
  return (
    <>
      {received.map((offer) => {
        const { sellerId, sellerName: seller, expiresAt } = offer;
        return (
          <Card key={sellerId} padded={false} className="max-w-3xl">
            <CardHeader
              title={t('Take over from {seller}', { seller })}
              description={t('You can become the owner until {end}.', { end: formatDate(expiresAt) })}
            />
            <div className="flex flex-wrap gap-2 px-card py-3">
              <Button variant="primary" onClick={() => setAccepted(offer)}>
                {t('Become the owner')}
              </Button>
              <Button onClick={() => setDeclined(offer)}>{t('Decline')}</Button>
            </div>
          </Card>
        );
      })}
      {accepted && (
        <AcceptDialog offer={accepted} hasPassword={hasPassword} onClose={() => setAccepted(undefined)} />
      )}
      {declined && (
        <ConfirmDialog
          open
          onOpenChange={() => setDeclined(undefined)}
          title={t('Decline {name}?', { name: declined.sellerName })}
          body={t('You go on working there as before.')}
          confirmLabel={t('Decline')}
          pendingLabel={t('Declining...')}
          onConfirm={async () => {
            await inWords(decline.mutateAsync(declined.sellerId), t('That did not work. Please try again.'));
            toast({ title: t('Declined'), tone: 'success' });
          }}
        />
      )}
    </>
  );
}
