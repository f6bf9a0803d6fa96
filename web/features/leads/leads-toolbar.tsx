import { useQuery } from '@tanstack/react-query';
import type { LeadFilter } from '../../../schema/leads/input';
import { LEAD_SOURCES, type LeadSource } from '../../../schema/leads/lead-sources';
import { LEAD_STATUSES, type LeadStatus } from '../../../schema/leads/lead-statuses';
import { LEAD_SOURCE_WORDS, LEAD_STATUS_WORDS } from '../../../schema/leads/words';
import { Field } from '../../ui/core/field';
import { SearchField } from '../../ui/core/search-field';
import { Select } from '../../ui/core/select';
import { ExportLeadsButton } from './export-leads-button';
import { leadVehiclesQuery } from './leads.queries';

interface LeadsToolbarProps {
  filter: LeadFilter;
  onChange: (filter: LeadFilter) => void;
}

const chosen = <Value extends string>(values: readonly Value[], value: string) =>
  values.find((known) => known === value);

/** Filters the leads on the server, and exports the result. */
export function LeadsToolbar({ filter, onChange }: LeadsToolbarProps) {
  const { data: vehicles } = useQuery(leadVehiclesQuery);
  const set = (changes: LeadFilter) => onChange({ ...filter, ...changes });
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 md:flex md:flex-wrap">
      <SearchField
        label="Search leads by buyer"
        placeholder="Name or number..."
        value={filter.search ?? ''}
        onChange={(search) => set({ search })}
        className="col-span-2 md:w-64"
      />
      <Field label="Status" hideLabel>
        <Select
          value={filter.status ?? ''}
          onChange={({ target }) => set({ status: chosen<LeadStatus>(LEAD_STATUSES, target.value) })}
        >
          <option value="">All statuses</option>
          {LEAD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {LEAD_STATUS_WORDS[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Source" hideLabel>
        <Select
          value={filter.source ?? ''}
          onChange={({ target }) => set({ source: chosen<LeadSource>(LEAD_SOURCES, target.value) })}
        >
          <option value="">All sources</option>
          {LEAD_SOURCES.map((source) => (
            <option key={source} value={source}>
              {LEAD_SOURCE_WORDS[source]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Vehicle" hideLabel className="md:w-56">
        <Select
          value={filter.vehicleId ?? ''}
          onChange={({ target }) => set({ vehicleId: target.value || undefined })}
        >
          <option value="">All vehicles</option>
          {vehicles?.map(({ vehicleId, name, leads }) => (
            <option key={vehicleId} value={vehicleId}>
              {name ?? 'Vehicle Details Not Available'} ({leads})
            </option>
          ))}
        </Select>
      </Field>
      <ExportLeadsButton filter={filter} />
    </div>
  );
}
