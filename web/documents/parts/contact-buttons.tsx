import { MessageCircle, Phone } from 'lucide-react';
import { waLink } from '../../../schema/common/wa-link';
import { useTexts } from '../../i18n/texts';
import { telLink } from '../../lib/format';
import { ButtonLink } from '../../ui/core/button-link';

interface ContactButtonsProps {
  /** E.164. */
  mobileNumber: string;
  /** The buyer's first message on WhatsApp. */
  message: string;
}

/** Contacts the seller at once, with plain links that work before anything has loaded. */
export function ContactButtons({ mobileNumber, message }: ContactButtonsProps) {
  const texts = useTexts().publisher;
  return (
    <div className="grid grid-cols-2 gap-2">
      <ButtonLink href={telLink(mobileNumber)} block icon={<Phone aria-hidden="true" className="size-4" />}>
        {texts.call}
      </ButtonLink>
      <ButtonLink
        href={waLink(mobileNumber, message)}
        target="_blank"
        rel="noreferrer"
        block
        icon={<MessageCircle aria-hidden="true" className="size-4" />}
      >
        {texts.whatsApp}
      </ButtonLink>
    </div>
  );
}
