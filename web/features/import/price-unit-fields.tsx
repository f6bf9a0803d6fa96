import { FIGURE_SIZES, type FigureSize, type PriceUnits } from '../../../schema/vehicles/price-cell';
import type { ListRow } from '../../../schema/vehicles/read-entry';
import { formatPrice } from '../../lib/format';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { useWords } from './words';

const SCALES = [100_000, 1000, 1] as const;

const figureOf = (rows: readonly ListRow[], size: FigureSize) => {
  for (const { table } of rows) {
    const price = table?.price;
    if (price && typeof price === 'object' && 'size' in price && price.size === size) return price.figure;
  }
  return null;
};

interface PriceUnitFieldsProps {
  rows: readonly ListRow[];
  units: PriceUnits;
  onChange: (units: PriceUnits) => void;
}

/** What bare figures of the price column mean, shown and asked once for all of them: "4.75 → ₹4,75,000". */
export function PriceUnitFields({ rows, units, onChange }: PriceUnitFieldsProps) {
  const t = useWords();
  const asked = FIGURE_SIZES.flatMap((size) => {
    const figure = figureOf(rows, size);
    return figure === null ? [] : [{ size, figure }];
  });
  if (asked.length === 0) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {asked.map(({ size, figure }) => (
        <Field
          key={size}
          label={t('Prices like {figure} mean', { figure })}
          hint={t('For every such price in the list')}
          error={units[size] === null ? t('Choose what they mean; until then they are left out.') : undefined}
        >
          <Select
            value={units[size] ?? ''}
            onChange={({ target }) => onChange({ ...units, [size]: Number(target.value) || null })}
          >
            <option value="">{t('No price')}</option>
            {SCALES.map((scale) => (
              <option key={scale} value={scale}>
                {`${figure} → ${formatPrice(Math.round(figure * scale * 100) / 100)}`}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  );
}
