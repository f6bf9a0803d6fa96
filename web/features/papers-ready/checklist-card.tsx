import { useMutation, useQuery } from '@tanstack/react-query';
import { FileDown, Printer } from 'lucide-react';
import { useCallback, useState } from 'react';
import { checklistOf, OFFICES, type SaleCase } from '../../../schema/papers/rules/checklist';
import type { DeskVehicleDto } from '../../../schema/vehicles/desk.output';
import { LOANS } from '../../../schema/vehicles/facts';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { indianYear } from '../../lib/dates';
import { indianDay } from '../../lib/indian-day';
import { useNow } from '../../lib/use-now';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { RcWatch } from '../rc-watch/rc-watch';
import { rcWatchQuery } from '../rc-watch/rc-watch.queries';
import { useMay } from '../staff/use-may';
import { ChecklistSteps } from './checklist-steps';
import { checklistMutation } from './papers-ready.queries';
import { PrintSheet } from './print-sheet';
import { OFFICE_WORDS } from './step-words';
import { useWords } from './words';

const LOAN_WORDS = {
  none: 'No loan',
  running: 'Loan is running',
  closed: 'Loan is closed',
} as const satisfies Record<(typeof LOANS)[number], string>;

const OLD_YEARS = 15;

/** What the listing says already; the rest is chosen. */
const caseOf = ({ facts, year }: OwnVehicleDto, now: number): SaleCase => ({
  soldOn: indianDay(now),
  office: 'same',
  loan: facts.loan ?? 'none',
  isCompany: false,
  isInherited: false,
  isNcr: false,
  isOld: indianYear(now) - year > OLD_YEARS,
});

/** Whose turn it is after the sale, and until when, for this vehicle; printed for both sides. */
export function ChecklistCard({
  desk: { vehicle, leads },
}: {
  desk: Pick<DeskVehicleDto, 'vehicle' | 'leads'>;
}) {
  const t = useWords();
  const now = useNow();
  const [isOpen, setOpen] = useState(vehicle.status === 'sold');
  const [isPrinting, setPrinting] = useState(false);
  const mayWatch = useMay()('workOnLeads');
  const { data: watched } = useQuery({ ...rcWatchQuery(vehicle.id), enabled: mayWatch && isOpen });
  const [chosen, setChosen] = useState<Partial<SaleCase>>({});
  const known = watched?.watch?.sale ?? caseOf(vehicle, now);
  const sale: SaleCase = { ...known, ...chosen };
  // One function, because the sheet prints once for each.
  const stopPrinting = useCallback(() => setPrinting(false), []);
  const choose = (change: Partial<SaleCase>) => setChosen((before) => ({ ...before, ...change }));
  const tick = (name: 'isCompany' | 'isInherited' | 'isNcr' | 'isOld', label: string) => (
    <Checkbox
      label={label}
      checked={sale[name]}
      onChange={({ target }) => choose({ [name]: target.checked })}
    />
  );
  const toDo = checklistOf(sale);
  const steps = <ChecklistSteps steps={toDo} now={now} />;
  const save = useMutation(checklistMutation);
  return (
    <section aria-label={t('Checklist for the RC')}>
      <Card padded={false}>
        <CardHeader
          title={t('Checklist for the RC')}
          description={t('What seller and buyer do after the sale, and until when.')}
          actions={
            isOpen ? (
              <>
                <Button
                  size="sm"
                  icon={<FileDown aria-hidden="true" className="size-4" />}
                  pending={save.isPending}
                  onClick={() => save.mutate({ vehicle, soldOn: sale.soldOn, steps: toDo })}
                >
                  {t('Save as PDF')}
                </Button>
                <Button
                  size="sm"
                  icon={<Printer aria-hidden="true" className="size-4" />}
                  onClick={() => setPrinting(true)}
                >
                  {t('Print the checklist')}
                </Button>
              </>
            ) : (
              <Button size="sm" onClick={() => setOpen(true)}>
                {t('Show the checklist')}
              </Button>
            )
          }
        />
        {isOpen && (
          <>
            <div className="grid gap-4 border-line border-b px-card py-4 sm:grid-cols-2">
              <Field label={t('Sold on')}>
                <Input
                  type="date"
                  value={sale.soldOn}
                  // An emptied field would leave every line without its day.
                  onChange={({ target }) => target.value && choose({ soldOn: target.value })}
                />
              </Field>
              <Field label={t('The buyer’s office')}>
                <Select
                  value={sale.office}
                  onChange={({ target }) => choose({ office: target.value as SaleCase['office'] })}
                >
                  {OFFICES.map((office) => (
                    <option key={office} value={office}>
                      {t(OFFICE_WORDS[office])}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={t('Loan')}>
                <Select
                  value={sale.loan}
                  onChange={({ target }) => choose({ loan: target.value as SaleCase['loan'] })}
                >
                  {LOANS.map((loan) => (
                    <option key={loan} value={loan}>
                      {t(LOAN_WORDS[loan])}
                    </option>
                  ))}
                </Select>
              </Field>
              <div className="flex flex-col gap-2">
                {tick('isCompany', t('The RC is in a company’s name'))}
                {tick('isInherited', t('The owner in the RC has died'))}
                {tick('isNcr', t('It goes to or comes from Delhi NCR'))}
                {tick('isOld', t('Older than 15 years'))}
              </div>
            </div>
            {steps}
            {mayWatch && <RcWatch vehicle={vehicle} leads={leads} sale={sale} />}
          </>
        )}
      </Card>
      {isPrinting && (
        <PrintSheet vehicle={vehicle} soldOn={sale.soldOn} onDone={stopPrinting}>
          {steps}
        </PrintSheet>
      )}
    </section>
  );
}
