import type { LeadDto } from '../../../schema/leads/output';
import { buyerName, listedPrice, listingPath, vehicleOf } from '../leads/lead-listing';
import { useWording } from '../links/use-buyers-language';
import { pageLink } from './page-link';
import { TextsDialog } from './texts-dialog';

/** The texts for the buyer of a lead. */
export function LeadTexts({ lead, onClose }: { lead: LeadDto; onClose: () => void }) {
  const { language } = useWording();
  const path = listingPath(lead);
  return (
    <TextsDialog
      subject={{ of: 'lead', id: lead.id }}
      listed={lead.buyerMobile}
      who={buyerName(lead)}
      values={{
        buyer: lead.buyerName,
        car: vehicleOf(lead),
        price: lead.vehiclePrice === null ? null : listedPrice(lead),
        link: path && pageLink(path, language),
      }}
      onClose={onClose}
    />
  );
}
