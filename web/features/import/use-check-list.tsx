import { useRef, useState } from 'react';
import { type PriceUnits, sumOf } from '../../../schema/vehicles/price-cell';
import { priced } from '../../../schema/vehicles/priced-row';
import { NO_UNITS } from '../../../schema/vehicles/read-entry';
import { formatNumber } from '../../lib/format';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { FormAlert } from '../../ui/form-alert';
import { CheckedRows } from './checked-rows';
import { type Checked, hasChangesIn, jobOf, type Stock, startOf } from './import-form';
import type { ImportJob } from './import-job';
import { ListStore, ListStoreContext } from './list-store';
import { MissingVehicles } from './missing-vehicles';
import { PriceUnitFields } from './price-unit-fields';
import type { SheetList } from './read-file';
import { UnreadLines } from './unread-lines';
import type { ImportStep } from './use-choose-list';
import { WantedCount } from './wanted-count';
import { useWords } from './words';

/** A list that was read, beside the stock. */
interface Opened {
  sheets: SheetList[];
  stock: Stock;
  /** Which of the sheets is checked. */
  at: number;
  checked: Checked;
  store: ListStore;
  /** What bare figures of prices mean. */
  units: PriceUnits;
  /** The same for every attempt, so that one that was stored without an answer is not stored again. */
  id: string;
}

async function openSheet(sheets: SheetList[], stock: Stock, at: number): Promise<Omit<Opened, 'id'>> {
  const list = sheets[at]?.list;
  const checked = await startOf(list?.rows ?? [], stock);
  return { sheets, stock, at, checked, store: new ListStore(checked.form), units: list?.units ?? NO_UNITS };
}

/**
 * The dry run: every row with what will happen to it, to be corrected there. Nothing has been saved yet. `open` begins
 * it with what was read; until then there is no step.
 */
export function useCheckList(onStart: (job: ImportJob) => void): {
  open: (sheets: SheetList[], stock: Stock) => Promise<void>;
  step: ImportStep | null;
} {
  const t = useWords();
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<string>();
  /** Of the choice that was made last, which a slow comparison must not replace. */
  const turn = useRef(0);
  const isLast = () => {
    turn.current += 1;
    const mine = turn.current;
    return () => turn.current === mine;
  };
  const open = async (sheets: SheetList[], stock: Stock, at = 0, id: string = crypto.randomUUID()) => {
    const isStillWanted = isLast();
    const next = await openSheet(sheets, stock, at);
    if (isStillWanted()) setOpened({ ...next, id });
  };
  if (!opened) return { open, step: null };

  const { sheets, stock, at, checked, store, units, id } = opened;
  const { rows, fates, missing } = checked;
  const list = sheets[at]?.list;
  const setPrices = async (next: PriceUnits) => {
    const isStillWanted = isLast();
    const repriced = rows.map((row) => priced(row, next));
    const prices = repriced.flatMap(({ table }, row) => {
      const price = table?.price;
      if (!price || typeof price !== 'object' || !('size' in price)) return [];
      return [[row, { price: String(sumOf(price, next) ?? '') }] as const];
    });
    store.setRows(new Map(prices));
    const now = { ...opened, units: next, checked: { ...checked, rows: repriced } };
    setOpened(now);
    const hasChanges = await hasChangesIn(repriced, fates, store.current().rows);
    if (isStillWanted()) setOpened({ ...now, checked: { ...now.checked, hasChanges } });
  };
  return {
    open,
    step: {
      title:
        rows.length === 1
          ? t('1 vehicle in your list')
          : t('{count} vehicles in your list', { count: formatNumber(rows.length) }),
      description: t('Untick what you do not want, and correct what was misread. Nothing is saved yet.'),
      size: 'xl',
      onSubmit: (event) => {
        event.preventDefault();
        const job = jobOf(id, checked, store.current());
        if (job.drafts.length + job.changes.length === 0) setProblem(t('Tick at least one vehicle.'));
        else onStart(job);
      },
      submitLabel: (
        <ListStoreContext value={store}>
          <WantedCount checked={checked} />
        </ListStoreContext>
      ),
      pendingLabel: t('Saving...'),
      pending: false,
      children: (
        <ListStoreContext value={store}>
          {sheets.length > 1 && (
            <Field label={t('Sheet')}>
              <Select
                value={at}
                onChange={({ target }) => void open(sheets, stock, Number(target.value), id)}
              >
                {sheets.map((sheet, number) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the sheets of one file, which do not move
                  <option key={number} value={number}>
                    {`${sheet.name} (${formatNumber(sheet.list.rows.length)})`}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <PriceUnitFields rows={rows} units={units} onChange={setPrices} />
          {list && <UnreadLines list={list} />}
          <CheckedRows {...checked} key={at} units={units}>
            {missing.length > 0 && <MissingVehicles vehicles={missing} />}
          </CheckedRows>
          <FormAlert message={problem} />
        </ListStoreContext>
      ),
    },
  };
}
