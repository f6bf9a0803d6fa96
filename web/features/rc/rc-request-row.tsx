import { useMutation } from '@tanstack/react-query';
import type { RcRequestDto } from '../../../schema/rc/output';
import { formatDateTime } from '../../lib/dates';
import { toastFailure } from '../../lib/failure';
import { useNow } from '../../lib/use-now';
import { REQUEST_LOOKS, RequestRow } from '../requests/request-row';
import { decideRcRequestMutation } from './rc.queries';
import { useWords } from './words';

const EXPIRED = { label: 'Expired', tone: 'neutral', decisions: [] } as const;

/** One request for a certificate; an approval expires automatically. */
export function RcRequestRow({ request }: { request: RcRequestDto }) {
  const t = useWords();
  const { id, status, expiresAt } = request;
  const now = useNow();
  const decide = useMutation(decideRcRequestMutation);
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
  return (
    <RequestRow
      {...request}
      note={
        expiresAt && !isOver ? t('until {expiresAt}', { expiresAt: formatDateTime(expiresAt) }) : undefined
      }
      look={isOver ? EXPIRED : REQUEST_LOOKS[status]}
      pending={decide.isPending}
      onDecide={(decision) =>
        decide.mutate(
          { id, status: decision },
          { onError: (error) => toastFailure(error, t('Failed to answer the request')) },
        )
      }
    />
  );
}
