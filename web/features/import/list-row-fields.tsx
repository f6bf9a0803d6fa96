import { memo, useState } from 'react';
import type { ListRow } from '../../../schema/vehicles/read-entry';
import { describePrice } from '../../lib/amount-words';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { describeAdvert } from '../vehicles/describe-advert';
import type { Doubt } from './list-rows';
import { useTypedRow } from './list-store';
import { RowInputs } from './row-inputs';
import { UnreadCells } from './unread-cells';
import { useWords } from './words';

interface ListRowFieldsProps {
  at: number;
  row: ListRow;
  doubt: Doubt | null;
}

/** One new vehicle of the list: whether to take it, what was read, and the line it was read from. */
export const ListRowFields = memo(function ListRowFields({ at, row, doubt }: ListRowFieldsProps) {
  const t = useWords();
  const [{ isWanted, name, price }, change] = useTypedRow(at);
  // What has to be looked at is open.
  const [isOpen, setOpen] = useState(row.advert.price === null || row.isUnusual);
  const whyNot =
    doubt &&
    {
      sold: () => t('Marked as sold in the list'),
      twice: () => t('Twice in this list'),
      known: () => t('You have it already: {name}', { name: doubt.kind === 'known' ? doubt.name : '' }),
    }[doubt.kind]();
  const priceNote = row.isUnusual
    ? t('Unusual for this model. Please check.')
    : (describePrice(price, 'INR') ?? t('No price that we can be sure of'));
  return (
    <li className="flex flex-col gap-3 py-4">
      <Checkbox
        label={
          <span translate="no" className="wrap-anywhere font-medium">
            {`${at + 1}. ${name || row.said.slice(0, 40)}`}
          </span>
        }
        description={whyNot ?? (row.isUnusual && !isWanted ? priceNote : undefined)}
        checked={isWanted}
        onChange={({ target }) => change({ isWanted: target.checked })}
      />
      <div
        translate="no"
        className="wrap-anywhere whitespace-pre-line rounded-md bg-sunken px-3 py-2 text-ink-muted text-sm"
      >
        {row.said}
        {isWanted && (
          <span className="mt-1 flex flex-wrap items-end justify-between gap-x-3">
            <span className="font-medium text-ink">{describeAdvert(row.advert)}</span>
            <Button
              size="sm"
              variant="ghost"
              className="-ml-2.5"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {t('Edit')}
            </Button>
          </span>
        )}
      </div>
      <UnreadCells table={row.table} />
      {isWanted && isOpen && <RowInputs at={at} priceNote={priceNote} />}
    </li>
  );
});
