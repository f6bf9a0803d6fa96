import { useQuery } from '@tanstack/react-query';
import { Card, CardHeader } from '../../ui/card';
import { DataTable } from '../../ui/table';
import { groupLeads, type LeadGroup } from './group-leads';
import { groupColumns, type LeadTableProps } from './lead-columns';
import { listedPrice, listingName, listingPath } from './lead-listing';
import { leadVehiclesQuery } from './leads.queries';
import { say, useWords } from './words';

/** 'N lead(s) received' counts all of them, even if the list is filtered or paged. */
function countText({ leads }: LeadGroup, received = 0): string {
  const total = Math.max(received, leads.length);
  const text = total === 1 ? say('1 lead received') : say('{total} leads received', { total });
  return total > leads.length ? say('{text}, {shown} shown', { text, shown: leads.length }) : text;
}

/** Leads grouped by vehicle, so that offers are easy to compare. */
export function LeadsByVehicle(props: LeadTableProps) {
  const t = useWords();
  const { data: vehicles } = useQuery(leadVehiclesQuery);
  const columns = groupColumns(props);
  return (
    <div className="flex flex-col gap-4">
      {groupLeads(props.leads).map((group) => {
        const { listingId, first, leads } = group;
        const path = listingPath(first);
        const title = path ? listingName(first) : t('Looking for another vehicle');
        const received = vehicles?.find(({ vehicleId }) => vehicleId === first.vehicleId)?.leads;
        return (
          <Card key={listingId ?? 'other'} padded={false}>
            <CardHeader
              title={title}
              description={path ? `${listedPrice(first)} · ${countText(group, received)}` : countText(group)}
              actions={
                path && (
                  <a
                    href={path}
                    target="_blank"
                    rel="noreferrer"
                    className="touch-target inline-flex items-center font-medium text-accent text-sm"
                  >
                    {t('View Vehicle')}
                  </a>
                )
              }
            />
            <DataTable
              columns={columns}
              rows={leads}
              rowKey={(lead) => lead.id}
              onOpen={props.onOpen}
              caption={t('Leads for {first}', { first: title })}
              virtual={{}}
              inTwoLines
            />
          </Card>
        );
      })}
    </div>
  );
}
