import { MessageCircle } from 'lucide-react';
import { waLink } from '../../../schema/common/wa-link';
import type { VehicleTripsDto } from '../../../schema/stock-book/output';
import { ButtonLink } from '../../ui/core/button-link';
import { useBuyersLanguage } from '../links/use-buyers-language';
import { slipMessage } from './slip-message';
import { useWords } from './words';

/** Sends the driver the slip of an open trip. */
export function SendSlip({ trips: { out, slip } }: { trips: VehicleTripsDto }) {
  const t = useWords();
  const [language] = useBuyersLanguage();
  if (!out || !slip) return null;
  const { phone, text } = slipMessage(out, slip, language);
  return (
    <ButtonLink
      href={waLink(phone, text)}
      target="_blank"
      rel="noreferrer"
      icon={<MessageCircle aria-hidden="true" className="size-4" />}
    >
      {t('Send the slip')}
    </ButtonLink>
  );
}
