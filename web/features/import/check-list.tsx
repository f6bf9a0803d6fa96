import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { DraftDto } from '../../../schema/drafts/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { type PriceUnits, sumOf } from '../../../schema/vehicles/price-cell';
import { priced } from '../../../schema/vehicles/priced-row';
import { formatNumber } from '../../lib/format';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { CheckedRows } from './checked-rows';
import { type Checked, jobOf, type ListForm, startOf } from './import-form';
import type { ImportJob } from './import-job';
import { MissingVehicles } from './missing-vehicles';
import { PriceUnitFields } from './price-unit-fields';
import type { SheetList } from './read-file';
import { UnreadLines } from './unread-lines';
import { WantedCount } from './wanted-count';
import { useWords } from './words';

interface CheckListProps {
  sheets: SheetList[];
  vehicles: OwnVehicleDto[];
  drafts: DraftDto[];
  mayChange: boolean;
  onStart: (job: ImportJob) => void;
  onClose: () => void;
}

/** The dry run: every row with what will happen to it, to be corrected here. Nothing has been saved yet. */
export function CheckList({ sheets, vehicles, drafts, mayChange, onStart, onClose }: CheckListProps) {
  const t = useWords();
  const [at, setAt] = useState(0);
  const list = sheets[at]?.list ?? sheets[0]?.list;
  const [units, setUnits] = useState<PriceUnits>();
  const [problem, setProblem] = useState<string>();
  // The same for every attempt, so that one that was stored without an answer is not stored again.
  const [id] = useState(() => crypto.randomUUID());
  const said = units ?? list?.units ?? { small: null, hundreds: null };
  const check = (rows = list?.rows ?? []): Checked => startOf(rows, { vehicles, drafts, mayChange });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row keeps its fate while its price is corrected
  const checked = useMemo(() => check(), [list]);
  const [rows, setRows] = useState(checked.rows);
  const form = useForm<ListForm>({ defaultValues: checked.form });

  const choose = (sheet: number) => {
    const other = startOf(sheets[sheet]?.list.rows ?? [], { vehicles, drafts, mayChange });
    setAt(sheet);
    setUnits(undefined);
    setRows(other.rows);
    form.reset(other.form);
  };
  const setPrices = (next: PriceUnits) => {
    setUnits(next);
    setRows(rows.map((row) => priced(row, next)));
    for (const [number, { table }] of rows.entries()) {
      const isBare = table?.price && typeof table.price === 'object' && 'size' in table.price;
      const sum = isBare && table.price ? sumOf(table.price, next) : null;
      if (isBare) form.setValue(`rows.${number}.price`, sum === null ? '' : String(sum));
    }
  };
  const submit = (values: ListForm) => {
    const job = jobOf(id, { ...checked, rows }, values);
    if (job.drafts.length + job.changes.length === 0) return setProblem(t('Tick at least one vehicle.'));
    onStart(job);
  };
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('{count} vehicles in your list', { count: formatNumber(rows.length) })}
        description={t('Untick what you do not want, and correct what was misread. Nothing is saved yet.')}
        size="xl"
        onClose={onClose}
        onSubmit={form.handleSubmit(submit)}
        submitLabel={<WantedCount checked={{ ...checked, rows }} />}
        pendingLabel={t('Saving...')}
        pending={false}
      >
        {sheets.length > 1 && (
          <Field label={t('Sheet')}>
            <Select value={at} onChange={({ target }) => choose(Number(target.value))}>
              {sheets.map((sheet, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the sheets of one file, which do not move
                <option key={number} value={number}>
                  {`${sheet.name} (${formatNumber(sheet.list.rows.length)})`}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <PriceUnitFields rows={rows} units={said} onChange={setPrices} />
        {list && <UnreadLines list={list} />}
        <CheckedRows rows={rows} fates={checked.fates} hasChanges={checked.hasChanges} />
        {checked.missing.length > 0 && <MissingVehicles vehicles={checked.missing} />}
        <FormAlert message={problem} />
      </FormDialog>
    </FormProvider>
  );
}
