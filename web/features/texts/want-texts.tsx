import { CURRENCIES } from '../../../schema/common/currencies';
import type { WantDto, WantedVehicleDto } from '../../../schema/wants/output';
import { formatPrice } from '../../lib/format';
import { useWording } from '../links/use-buyers-language';
import { shareUrl } from '../vehicles/share-text';
import { nameOf, whoseNumber } from '../wants/wanted';
import { TextsDialog } from './texts-dialog';

interface WantTextsProps {
  want: WantDto;
  vehicle: WantedVehicleDto;
  onReach: () => void;
  onClose: () => void;
}

/** The texts for a buyer who waits for one like a vehicle. */
export function WantTexts({ want, vehicle, onReach, onClose }: WantTextsProps) {
  const wording = useWording();
  return (
    <TextsDialog
      subject={whoseNumber(want)}
      listed={want.buyerMobile}
      who={nameOf(want)}
      values={{
        buyer: want.buyerName,
        car: vehicle.name,
        price: formatPrice(vehicle.price, vehicle.currency, CURRENCIES),
        link: shareUrl(vehicle, wording),
      }}
      onReach={onReach}
      onClose={onClose}
    />
  );
}
