import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { RepublishRequestDto } from '../../../schema/republish/output';
import { toastFailure } from '../../lib/failure';
import { formatPrice } from '../../lib/format';
import { REQUEST_LOOKS, RequestRow } from '../requests/request-row';
import { RequestsCard } from '../requests/requests-card';
import { decideRepublishRequestMutation, republishRequestsQuery } from './republish.queries';
import { say, useWords } from './words';

/**
 * People who would like to republish the seller's vehicles, and those whom the seller has approved or
 * refused.
 */
export function RepublishRequestsCard() {
  const t = useWords();
  return (
    <RequestsCard
      title={t('Republish requests')}
      list={useInfiniteQuery(republishRequestsQuery)}
      row={(request) => <Row key={request.id} request={request} />}
    />
  );
}

/** The person behind the firm, and their intended price. */
function noteOf({ requesterPerson, wishedPrice, wishedCurrency }: RepublishRequestDto) {
  const wish =
    wishedPrice && wishedCurrency
      ? say('for {wishedPrice}', { wishedPrice: formatPrice(wishedPrice, wishedCurrency, CURRENCIES) })
      : null;
  return [requesterPerson, wish].filter(Boolean).join(' · ') || undefined;
}

function Row({ request }: { request: RepublishRequestDto }) {
  const t = useWords();
  const decide = useMutation(decideRepublishRequestMutation);
  return (
    <RequestRow
      {...request}
      note={noteOf(request)}
      mobileNumber={request.requesterMobile}
      look={REQUEST_LOOKS[request.status]}
      pending={decide.isPending}
      onDecide={(status) =>
        decide.mutate(
          { id: request.id, status },
          { onError: (error) => toastFailure(error, t('Failed to answer the request')) },
        )
      }
    />
  );
}
