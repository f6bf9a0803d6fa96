import { useColumns } from '../../lib/use-columns';
import { useVirtualRows } from '../../lib/use-virtual-rows';
import { Cards, type CardsProps } from './cards';

/** Pixels between two rows, as in the class `gap-4`. */
const GAP = 16;
/**
 * Estimated height of a row in pixels, until it is measured: on a phone, and with the photo above the text.
 */
const estimate = (columns: number) => (columns === 1 ? 190 : 440) + GAP;

/** A long list of cards, of which only the visible ones are rendered. */
export function VirtualCards({ vehicles, onNearEnd, ...rest }: CardsProps & { onNearEnd: () => void }) {
  const columns = useColumns();
  const { list, measure, start, end, before, after } = useVirtualRows({
    count: vehicles.length,
    columns,
    estimate: estimate(columns),
    onNearEnd,
  });
  return (
    <Cards
      {...rest}
      vehicles={vehicles.slice(start, end)}
      part={{ list, start, before, after, columns, measure: measure ?? null }}
    />
  );
}
