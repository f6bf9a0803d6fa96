import { useMutation, useQuery } from '@tanstack/react-query';
import { MAX_MONEY_NAME } from '../../../schema/money/kinds';
import type { VehicleMoneyDto } from '../../../schema/money/output';
import type { PaperDto } from '../../../schema/papers/output';
import { toastFailure } from '../../lib/failure';
import { indianDay } from '../../lib/indian-day';
import { Button } from '../../ui/button';
import { papersQuery } from '../papers/papers.queries';
import { addLineMutation } from './money.queries';
import { amountText } from './money-text';
import { useWords } from './words';

/** Takes a token as received from the buyer, each once. Nothing without any. */
export function TakeTokens({ money: { vehicleId, version, currency, lines } }: { money: VehicleMoneyDto }) {
  const t = useWords();
  const { data: papers = [] } = useQuery(papersQuery(vehicleId));
  const add = useMutation(addLineMutation);
  const left = papers.filter(
    ({ id, fields, cancelledAt }) =>
      fields.token &&
      !cancelledAt &&
      fields.currency === currency &&
      !lines.some(({ paperId }) => paperId === id),
  );
  if (left.length === 0) return null;
  const take = ({ id, issuedAt, madeAt, fields: { token, buyer } }: PaperDto) => {
    if (!token) return;
    const line = {
      version,
      kind: 'paid_in' as const,
      amount: String(token.amount),
      day: indianDay(Date.parse(madeAt ?? issuedAt)),
      mode: token.mode,
      party: buyer.name.slice(0, MAX_MONEY_NAME),
      paperId: id,
      // It was received already, and asked about when the receipt was made.
      isCashSeen: true,
    };
    add.mutate(
      { vehicleId, json: line },
      { onError: (error) => toastFailure(error, t('That did not work. Please try again.')) },
    );
  };
  return (
    <p className="flex flex-wrap gap-2 px-card pb-3">
      {left.map((paper) => (
        <Button key={paper.id} size="sm" pending={add.isPending} onClick={() => take(paper)}>
          {t('Take {amount} from {number}', {
            amount: amountText(paper.fields.token?.amount ?? 0, currency),
            number: paper.number,
          })}
        </Button>
      ))}
    </p>
  );
}
