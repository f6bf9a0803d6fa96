import type { VisitDto } from '../../../schema/visits/output';
import { useWording } from '../links/use-buyers-language';
import { pageLink } from './page-link';
import { TextsDialog } from './texts-dialog';

interface VisitTextsProps {
  visit: VisitDto;
  who: string;
  onReach: () => void;
  onClose: () => void;
}

/** The texts for somebody who would like to see a vehicle. */
export function VisitTexts({ visit, who, onReach, onClose }: VisitTextsProps) {
  const { language } = useWording();
  const { id, buyerMobile, buyerName, vehicleName, vehicleId, listingId } = visit;
  const page = listingId === vehicleId ? 'vehicle' : 'republished';
  return (
    <TextsDialog
      subject={{ of: 'enquiry', id }}
      listed={buyerMobile}
      who={who}
      values={{
        buyer: buyerName,
        car: vehicleName,
        link: vehicleName && pageLink(`/${page}/${listingId}`, language),
      }}
      onReach={onReach}
      onClose={onClose}
    />
  );
}
