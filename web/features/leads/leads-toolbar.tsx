import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { LeadFilter } from '../../../schema/leads/input';
import type { LeadKind } from '../../../schema/leads/lead-kinds';
import { LEAD_SOURCES, type LeadSource } from '../../../schema/leads/lead-sources';
import { LEAD_STATUSES, type LeadStatus } from '../../../schema/leads/lead-statuses';
import { LEAD_SOURCE_WORDS, LEAD_STATUS_WORDS } from '../../../schema/leads/words';
import { cx } from '../../lib/class-names';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { SearchField } from '../../ui/core/search-field';
import { Select } from '../../ui/core/select';
import { useMay } from '../staff/use-may';
import { ExportLeadsButton } from './export-leads-button';
import { LeadKindField } from './lead-kind-field';
import { leadVehiclesQuery } from './leads.queries';
import { useWords } from './words';

interface LeadsToolbarProps {
  filter: LeadFilter;
  /** Nothing for all that buyers ask for. */
  kind: LeadKind | undefined;
  onChange: (filter: LeadFilter, kind?: LeadKind) => void;
}

const chosen = <Value extends string>(values: readonly Value[], value: string) =>
  values.find((known) => known === value);

/** Filters the leads on the server, and exports the result. */
export function LeadsToolbar({ filter, kind, onChange }: LeadsToolbarProps) {
  const t = useWords();
  const { data: vehicles } = useQuery(leadVehiclesQuery);
  const set = (changes: LeadFilter) => onChange({ ...filter, ...changes }, kind);
  const { status, source, vehicleId } = filter;
  const [isOpen, setOpen] = useState(Boolean(status || source || vehicleId || kind));
  // On phones the leads come first, and the filters are behind a button.
  const hidden = isOpen ? '' : 'max-md:hidden';
  const mayExport = useMay()('exportLeads');
  // The other filters, and the export, are about leads.
  const isOfLeads = !kind || kind === 'offers';
  const chooseKind = (next: LeadKind | undefined) =>
    onChange(next === undefined || next === 'offers' ? filter : {}, next);
  if (!isOfLeads) {
    return <LeadKindField kind={kind} onChange={chooseKind} className="mb-4 md:w-64" />;
  }
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 md:flex md:flex-wrap">
      <div className="col-span-2 flex gap-2 md:w-64">
        <SearchField
          label={t('Search leads')}
          placeholder={t('Buyer or vehicle...')}
          value={filter.search ?? ''}
          onChange={(search) => set({ search })}
          className="flex-1"
        />
        <Button
          className="md:hidden"
          aria-expanded={isOpen}
          icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('Filters')}
        </Button>
      </div>
      <LeadKindField kind={kind} onChange={chooseKind} className={hidden} />
      <Field label={t('Status')} hideLabel className={hidden}>
        <Select
          value={filter.status ?? ''}
          onChange={({ target }) => set({ status: chosen<LeadStatus>(LEAD_STATUSES, target.value) })}
        >
          <option value="">{t('All statuses')}</option>
          {LEAD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t.known(LEAD_STATUS_WORDS[status])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('Source')} hideLabel className={hidden}>
        <Select
          value={filter.source ?? ''}
          onChange={({ target }) => set({ source: chosen<LeadSource>(LEAD_SOURCES, target.value) })}
        >
          <option value="">{t('All sources')}</option>
          {LEAD_SOURCES.map((source) => (
            <option key={source} value={source}>
              {t.known(LEAD_SOURCE_WORDS[source])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('Vehicle')} hideLabel className={cx('md:w-56', hidden)}>
        <Select
          value={filter.vehicleId ?? ''}
          onChange={({ target }) => set({ vehicleId: target.value || undefined })}
        >
          <option value="">{t('All vehicles')}</option>
          {vehicles?.map(({ vehicleId, name, leads }) => (
            <option key={vehicleId} value={vehicleId}>
              {name ?? t('Vehicle Details Not Available')} ({leads})
            </option>
          ))}
        </Select>
      </Field>
      {mayExport && <ExportLeadsButton filter={filter} className={hidden} />}
    </div>
  );
}
