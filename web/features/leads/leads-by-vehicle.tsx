import { Card, CardHeader } from '../../ui/card';
import { DataTable } from '../../ui/table';
import { groupLeads } from './group-leads';
import { groupColumns, type LeadTableProps } from './lead-columns';
import { listedPrice, listingName, listingPath } from './lead-listing';

/** Leads under the vehicle they are for: who offers more, at a glance. */
export function LeadsByVehicle(props: LeadTableProps) {
  const columns = groupColumns(props);
  return (
    <div className="flex flex-col gap-4">
      {groupLeads(props.leads).map(({ listingId, first, leads }) => (
        <Card key={listingId} padded={false}>
          <CardHeader
            title={listingName(first)}
            description={`${listedPrice(first)} · ${leads.length} ${leads.length === 1 ? 'lead' : 'leads'} received`}
            actions={
              <a
                href={listingPath(first)}
                target="_blank"
                rel="noreferrer"
                className="touch-target inline-flex items-center font-medium text-accent text-sm"
              >
                View Vehicle
              </a>
            }
          />
          <DataTable
            columns={columns}
            rows={leads}
            rowKey={(lead) => lead.id}
            caption={`Leads for ${listingName(first)}`}
          />
        </Card>
      ))}
    </div>
  );
}
