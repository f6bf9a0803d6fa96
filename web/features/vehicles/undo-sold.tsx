import { CURRENCIES } from '../../../schema/common/currencies';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatTime } from '../../lib/dates';
import { formatPrice } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { Button } from '../../ui/button';
import { useUndoSold } from './use-undo-sold';
import { useWords } from './words';

type UndoSoldProps = {
  vehicle: Pick<OwnVehicleDto, 'id' | 'name' | 'currency' | 'status' | 'soldPrice' | 'undoUntil'>;
};

/** The price a vehicle was sold for, with an undo for ten minutes. */
export function UndoSold({ vehicle: { id, name, currency, status, soldPrice, undoUntil } }: UndoSoldProps) {
  const t = useWords();
  const now = useNow();
  const { undo, isPending } = useUndoSold();
  const until = undoUntil !== null && Date.parse(undoUntil) > now ? undoUntil : null;
  if (status !== 'sold' || (soldPrice === null && until === null)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t px-3 py-1.5 text-ink-muted text-sm sm:px-4">
      {soldPrice !== null && (
        <span>{t('Sold for {soldPrice}', { soldPrice: formatPrice(soldPrice, currency, CURRENCIES) })}</span>
      )}
      {until && (
        <>
          <span>{t('Undo until {until}', { until: formatTime(until) })}</span>
          <Button
            size="sm"
            className="ml-auto"
            pending={isPending}
            aria-label={t('Undo the sale of {name}', { name })}
            onClick={() => undo(id)}
          >
            {t('Undo')}
          </Button>
        </>
      )}
    </div>
  );
}
