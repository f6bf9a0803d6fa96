import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DealerOfferStatus } from '../../../schema/dealer-sales/kinds';
import type { DealerOfferDto } from '../../../schema/dealer-sales/output';
import { inWords, toastFailure } from '../../lib/failure';
import { Badge, type BadgeTone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { TimeAgo } from '../../ui/core/time-ago';
import { RequestsCard } from '../requests/requests-card';
import { answerDealerOfferMutation, dealerOffersQuery } from './dealer-sales.queries';
import { useWords } from './words';

const LOOKS = {
  offered: { label: 'Waiting', tone: 'warning' },
  accepting: { label: 'Being handed over', tone: 'warning' },
  accepted: { label: 'Accepted', tone: 'positive' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Taken back', tone: 'neutral' },
} as const satisfies Record<DealerOfferStatus, { label: string; tone: BadgeTone }>;

function OfferRow({ offer }: { offer: DealerOfferDto }) {
  const t = useWords();
  const { id, sellerName, vehicleName, plate, photos, status, offeredAt } = offer;
  const answer = useMutation(answerDealerOfferMutation);
  const [isAccepting, setAccepting] = useState(false);
  const decline = () =>
    answer.mutate(
      { id, status: 'declined' },
      { onError: (error) => toastFailure(error, t('Your answer could not be sent')) },
    );
  const { label, tone } = LOOKS[status];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-card py-3">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p translate="no" className="wrap-break-word font-medium">
          {[vehicleName, plate].filter(Boolean).join(' · ')}
        </p>
        <p className="text-ink-muted text-sm">
          <span translate="no">{sellerName}</span> · <TimeAgo at={offeredAt} /> ·{' '}
          {photos === 1 ? t('One photo') : t('{photos} photos', { photos })}
        </p>
      </div>
      <Badge tone={tone}>{t(label)}</Badge>
      {status === 'offered' && (
        <div className="flex gap-2">
          <Button
            size="sm"
            aria-label={t('Decline {vehicle}', { vehicle: vehicleName })}
            disabled={answer.isPending}
            onClick={decline}
          >
            {t('Decline')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            aria-label={t('Accept {vehicle}', { vehicle: vehicleName })}
            disabled={answer.isPending}
            onClick={() => setAccepting(true)}
          >
            {t('Accept')}
          </Button>
        </div>
      )}
      {status === 'accepted' && (
        <Link to="/dashboard/listings" className={buttonClass({ size: 'sm' })}>
          {t('Open your drafts')}
        </Link>
      )}
      <ConfirmDialog
        open={isAccepting}
        onOpenChange={setAccepting}
        title={t('Accept {vehicle}?', { vehicle: vehicleName })}
        body={t(
          'It becomes a draft in your stock with its photos, and your stock book says that it came in from {seller}. This cannot be undone.',
          { seller: sellerName },
        )}
        confirmLabel={t('Accept')}
        onConfirm={() =>
          inWords(answer.mutateAsync({ id, status: 'accepted' }), t('Your answer could not be sent'))
        }
      />
    </li>
  );
}

/** Vehicles that other sellers say they have sold to this one. */
export function DealerOffersCard() {
  const t = useWords();
  return (
    <RequestsCard
      title={t('Vehicles sold to you')}
      list={useInfiniteQuery(dealerOffersQuery)}
      waitsAs="offered"
      row={(offer) => <OfferRow key={offer.id} offer={offer} />}
    />
  );
}
