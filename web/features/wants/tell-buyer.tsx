import { useMutation } from '@tanstack/react-query';
import { Check, ChevronDown, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { waLink } from '../../../schema/common/wa-link';
import type { WantDto, WantedVehicleDto } from '../../../schema/wants/output';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { helloTo } from '../leads/lead-words';
import { useWording, type Wording } from '../links/use-buyers-language';
import { ReachLink } from '../numbers/buyers-number';
import { shareTitle, shareUrl } from '../vehicles/share-text';
import { nameOf, whoseNumber } from './wanted';
import { toldMutation } from './wants.queries';
import { useWords } from './words';

const WantTexts = lazyDialog(async () => (await import('../texts/want-texts')).WantTexts);

/** "Hello Asha, you asked for one like this: 2019 Creta, ₹8,50,000, 42,000 km. https://…" */
const messageTo = (want: WantDto, vehicle: WantedVehicleDto, wording: Wording) =>
  wording.selling.fromSeller.like(
    helloTo(want.buyerName, wording),
    shareTitle(vehicle, wording),
    shareUrl(vehicle, wording),
  );

/** Opens WhatsApp with a message to a waiting buyer about a vehicle, and remembers that they were told. */
export function TellBuyer({
  want,
  vehicle,
  label,
}: {
  want: WantDto;
  vehicle: WantedVehicleDto;
  label: string;
}) {
  const t = useWords();
  const wording = useWording();
  const [isTold, setTold] = useState(false);
  const [writes, setWrites] = useState(false);
  const tell = useMutation(toldMutation);
  const told = () => {
    setTold(true);
    tell.mutate(
      { id: want.id, vehicleId: vehicle.id },
      { onError: (error) => toastFailure(error, t('This did not work. Please try again.')) },
    );
  };
  return (
    <>
      {isTold && (
        <span className="inline-flex items-center gap-1 text-positive text-sm">
          <Check aria-hidden="true" className="size-4" />
          {t('Told')}
        </span>
      )}
      <ReachLink
        subject={whoseNumber(want)}
        listed={want.buyerMobile}
        use="whatsapp"
        hrefOf={(mobileNumber) => waLink(mobileNumber, messageTo(want, vehicle, wording))}
        onReach={told}
        target="_blank"
        rel="noreferrer"
        size="sm"
        aria-label={label}
        icon={<MessageCircle aria-hidden="true" className="size-4" />}
      >
        {t('WhatsApp')}
      </ReachLink>
      <Button
        size="sm"
        square
        className="-ml-1.5"
        aria-label={t('Texts for {who}', { who: nameOf(want) })}
        icon={<ChevronDown aria-hidden="true" className="size-4" />}
        onClick={() => setWrites(true)}
      />
      {writes && <WantTexts want={want} vehicle={vehicle} onReach={told} onClose={() => setWrites(false)} />}
    </>
  );
}
