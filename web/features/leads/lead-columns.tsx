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

const Ago = ({ lead }: { lead: LeadDto }) => (
  <span className="whitespace-nowrap text-ink-muted">
    <TimeAgo at={lead.createdAt} />
  </span>
);

/** Includes the time on phones where that has no column. */
const buyer = ({ onOpen }: Pick<LeadTableProps, 'onOpen'>, withTime: boolean): Column<LeadDto> => ({
  key: 'buyer',
  header: 'Buyer',
  primary: true,
  line: 'top',
  cell: (lead) => <LeadBuyer lead={lead} onOpen={onOpen} note={withTime && <Ago lead={lead} />} />,
});

const actions = ({ onOpen, onAddContact }: LeadTableProps): Column<LeadDto> => ({
  key: 'actions',
  header: 'Actions',
  actions: true,
  line: 'bottom-end',
  cell: (lead) => <LeadActions lead={lead} onOpen={onOpen} onAddContact={onAddContact} />,
});

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

const vehicle: Column<LeadDto> = {
  key: 'vehicle',
  header: 'Vehicle',
  line: 'bottom',
  cell: (lead) => (
    <span className="flex min-w-0 items-center gap-1.5 md:block">
      <span className="wrap-break-word max-md:line-clamp-2 md:block">{listingName(lead)}</span>
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
  ),
};

/** Columns of the ungrouped list. */
export const flatColumns = (props: LeadTableProps): Column<LeadDto>[] => [
  buyer(props, true),
  offer,
  vehicle,
  time('Date'),
  actions(props),
];

/** Columns of the unlikely offers, which can only be moved. */
export const unlikelyColumns = (props: Pick<LeadTableProps, 'onOpen'>): Column<LeadDto>[] => [
  buyer(props, false),
  offer,
  vehicle,
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
  buyer(props, false),
  offer,
  time('When', 'bottom'),
  actions(props),
];
