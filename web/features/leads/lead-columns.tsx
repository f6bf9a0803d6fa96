import type { LeadDto } from '../../../schema/leads/output';
import { TimeAgo } from '../../ui/core/time-ago';
import type { Column } from '../../ui/table-column';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { BelowAsking } from './below-asking';
import { CounterLine } from './counter-line';
import { LeadActions } from './lead-actions';
import { LeadBuyer } from './lead-buyer';
import { listingName, listingPath, offeredPrice } from './lead-listing';
import { LeadPayment } from './lead-payment';
import { MoveToLeads } from './move-to-leads';
import { say } from './words';

export type LeadTableProps = {
  leads: readonly LeadDto[];
  onOpen: (lead: LeadDto) => void;
  onAddContact: (lead: LeadDto) => void;
};

/** The page that the buyer saw, in the first line of a phone's row, where the vehicle has no column. */
function VehicleLink({ lead }: { lead: LeadDto }) {
  const path = listingPath(lead);
  const name = <span translate="no">{listingName(lead)}</span>;
  if (!path) return name;
  return (
    <a href={path} target="_blank" rel="noreferrer" className="wrap-break-word text-accent">
      {name} <VisuallyHidden>{say('View Vehicle Page')}</VisuallyHidden>
    </a>
  );
}

/** Includes the vehicle on phones unless a heading names it. */
const buyer = ({ onOpen }: Pick<LeadTableProps, 'onOpen'>, withVehicle: boolean): Column<LeadDto> => ({
  key: 'buyer',
  header: say('Buyer'),
  primary: true,
  line: 'top',
  cell: (lead) => <LeadBuyer lead={lead} onOpen={onOpen} note={withVehicle && <VehicleLink lead={lead} />} />,
});

const actions = ({ onOpen, onAddContact }: LeadTableProps): Column<LeadDto> => ({
  key: 'actions',
  header: say('Actions'),
  actions: true,
  line: 'bottom-end',
  cell: (lead) => <LeadActions lead={lead} onOpen={onOpen} onAddContact={onAddContact} />,
});

const time = (header: string): Column<LeadDto> => ({
  key: 'time',
  header,
  line: 'bottom',
  cell: (lead) => (
    <span className="whitespace-nowrap text-ink-muted">
      <TimeAgo at={lead.createdAt} />
    </span>
  ),
});

const offer = (): Column<LeadDto> => ({
  key: 'offer',
  header: say('Offer Price'),
  align: 'end',
  line: 'top-end',
  cell: (lead) => (
    <span className="block">
      {offeredPrice(lead)}
      <LeadPayment offer={lead} currency={lead.offerCurrency} inRow />
      <BelowAsking lead={lead} />
      {lead.counter && <CounterLine counter={lead.counter} />}
    </span>
  ),
});

function VehicleCell({ lead }: { lead: LeadDto }) {
  const path = listingPath(lead);
  return (
    <span className="block">
      <span translate="no" className="wrap-break-word block">
        {listingName(lead)}
      </span>
      {path && (
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          className="touch-target inline-flex items-center font-medium text-accent"
        >
          {say('View Vehicle Page')}
        </a>
      )}
    </span>
  );
}

const vehicle = (): Column<LeadDto> => ({
  key: 'vehicle',
  header: say('Vehicle'),
  cell: (lead) => <VehicleCell lead={lead} />,
});

/** Columns of the ungrouped list. */
export const flatColumns = (props: LeadTableProps): Column<LeadDto>[] => [
  buyer(props, true),
  offer(),
  vehicle(),
  time(say('Date')),
  actions(props),
];

/** Columns of the unlikely offers, which can only be moved. */
export const unlikelyColumns = (props: Pick<LeadTableProps, 'onOpen'>): Column<LeadDto>[] => [
  buyer(props, false),
  offer(),
  vehicle(),
  time(say('Date')),
  {
    key: 'actions',
    header: say('Actions'),
    actions: true,
    cell: (lead) => <MoveToLeads lead={lead} />,
  },
];

/** Columns under a vehicle's heading. */
export const groupColumns = (props: LeadTableProps): Column<LeadDto>[] => [
  buyer(props, false),
  offer(),
  time(say('When')),
  actions(props),
];
