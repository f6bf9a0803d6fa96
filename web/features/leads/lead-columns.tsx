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
  cell: (lead) => <LeadBuyer lead={lead} onOpen={onOpen} />,
});

const actions = ({ onOpen, onAddContact }: LeadTableProps): Column<LeadDto> => ({
  key: 'actions',
  header: 'Actions',
  actions: true,
  cell: (lead) => <LeadActions lead={lead} onOpen={onOpen} onAddContact={onAddContact} />,
});

const time = (header: string): Column<LeadDto> => ({
  key: 'time',
  header,
  cell: ({ createdAt }) => (
    <span className="whitespace-nowrap text-ink-muted">
      <TimeAgo at={createdAt} />
    </span>
  ),
});

const offer: Column<LeadDto> = {
  key: 'offer',
  header: 'Offer Price',
  align: 'end',
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
  cell: (lead) => (
    <span className="block min-w-0">
      <span className="wrap-break-word block">{listingName(lead)}</span>
      <a
        href={listingPath(lead)}
        target="_blank"
        rel="noreferrer"
        className="touch-target inline-flex items-center font-medium text-accent max-md:justify-end"
      >
        View Vehicle Page
      </a>
    </span>
  ),
};

/** Columns of the ungrouped list. */
export const flatColumns = (props: LeadTableProps): Column<LeadDto>[] => [
  buyer(props),
  offer,
  vehicle,
  time('Date'),
  actions(props),
];

/** Columns of the unlikely offers, which can only be moved. */
export const unlikelyColumns = (props: Pick<LeadTableProps, 'onOpen'>): Column<LeadDto>[] => [
  buyer(props),
  offer,
  vehicle,
  time('Date'),
  { key: 'actions', header: 'Actions', actions: true, cell: (lead) => <MoveToLeads lead={lead} /> },
];

/** Columns under a vehicle's heading. */
export const groupColumns = (props: LeadTableProps): Column<LeadDto>[] => [
  buyer(props),
  offer,
  time('When'),
  actions(props),
];
