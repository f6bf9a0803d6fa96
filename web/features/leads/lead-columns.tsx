import { ExternalLink } from 'lucide-react';
import type { LeadDto } from '../../../schema/leads/output';
import { TimeAgo } from '../../ui/core/time-ago';
import type { Column } from '../../ui/table-column';
import { BelowAsking } from './below-asking';
import { LeadActions } from './lead-actions';
import { LeadBuyer } from './lead-buyer';
import { listingName, listingPath, offeredPrice } from './lead-listing';
import { MoveToLeads } from './move-to-leads';

export type LeadTableProps = {
  leads: readonly LeadDto[];
  onOpen: (lead: LeadDto) => void;
  onAddContact: (lead: LeadDto) => void;
};

const buyer = ({ onOpen }: Pick<LeadTableProps, 'onOpen'>): Column<LeadDto> => ({
  key: 'buyer',
  header: 'Buyer',
  primary: true,
  line: 'top',
  cell: (lead) => <LeadBuyer lead={lead} onOpen={onOpen} />,
});

const actions = ({ onOpen, onAddContact }: LeadTableProps): Column<LeadDto> => ({
  key: 'actions',
  header: 'Actions',
  actions: true,
  line: 'bottom-end',
  cell: (lead) => <LeadActions lead={lead} onOpen={onOpen} onAddContact={onAddContact} />,
});

const Ago = ({ lead }: { lead: LeadDto }) => (
  <span className="whitespace-nowrap text-ink-muted">
    <TimeAgo at={lead.createdAt} />
  </span>
);

/** On phones it has its own column only where the heading names the vehicle. */
const time = (header: string, line?: 'bottom'): Column<LeadDto> => ({
  key: 'time',
  header,
  ...(line && { line }),
  cell: (lead) => <Ago lead={lead} />,
});

const offer: Column<LeadDto> = {
  key: 'offer',
  header: 'Offer Price',
  align: 'end',
  line: 'top-end',
  cell: (lead) => (
    <span className="block">
      {offeredPrice(lead)}
      <BelowAsking lead={lead} />
    </span>
  ),
};

/** Includes the time on phones where that has no column. */
const vehicle = (withTime: boolean): Column<LeadDto> => ({
  key: 'vehicle',
  header: 'Vehicle',
  line: 'bottom',
  cell: (lead) => (
    <span className="block min-w-0">
      <span className="wrap-break-word block max-md:truncate">{listingName(lead)}</span>
      <span className="flex items-center gap-1.5">
        {withTime && (
          <span className="md:hidden">
            <Ago lead={lead} />
          </span>
        )}
        <a
          href={listingPath(lead)}
          target="_blank"
          rel="noreferrer"
          className="touch-target inline-flex items-center font-medium text-accent"
        >
          <span className="max-md:sr-only">View Vehicle Page</span>
          <ExternalLink aria-hidden="true" className="size-4 md:hidden" />
        </a>
      </span>
    </span>
  ),
});

/** Columns of the ungrouped list. */
export const flatColumns = (props: LeadTableProps): Column<LeadDto>[] => [
  buyer(props),
  offer,
  vehicle(true),
  time('Date'),
  actions(props),
];

/** Columns of the unlikely offers, which can only be moved. */
export const unlikelyColumns = (props: Pick<LeadTableProps, 'onOpen'>): Column<LeadDto>[] => [
  buyer(props),
  offer,
  vehicle(false),
  time('Date'),
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: (lead) => <MoveToLeads lead={lead} />,
  },
];

/** Columns under a vehicle's heading. */
export const groupColumns = (props: LeadTableProps): Column<LeadDto>[] => [
  buyer(props),
  offer,
  time('When', 'bottom'),
  actions(props),
];
