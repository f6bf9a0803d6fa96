import { MessageCircle, Pencil, Phone, Trash2 } from 'lucide-react';
import { waLink } from '../../../schema/common/wa-link';
import type { ContactDto } from '../../../schema/contacts/output';
import { telLink } from '../../lib/format';
import { IconButton } from '../../ui/core/icon-button';
import { ReachLink } from '../numbers/buyers-number';
import { numberOf } from './number-of';
import { useWords } from './words';

interface ContactActionsProps {
  contact: ContactDto;
  onEdit: (contact: ContactDto) => void;
  onDelete: (contact: ContactDto) => void;
}

export function ContactActions({ contact, onEdit, onDelete }: ContactActionsProps) {
  const t = useWords();
  const { name } = contact;
  return (
    <div className="flex items-center gap-2 md:justify-end">
      <ReachLink
        {...numberOf(contact)}
        use="called"
        hrefOf={telLink}
        size="sm"
        icon={<Phone aria-hidden="true" className="size-4" />}
      >
        {t('Call')}
      </ReachLink>
      <ReachLink
        {...numberOf(contact)}
        use="whatsapp"
        hrefOf={(mobileNumber) => waLink(mobileNumber, t('Hello {name},', { name }))}
        target="_blank"
        rel="noreferrer"
        size="sm"
        icon={<MessageCircle aria-hidden="true" className="size-4" />}
      >
        {t('WhatsApp')}
      </ReachLink>
      <span className="ml-auto flex gap-1 md:ml-0">
        <IconButton
          size="sm"
          label={t('Edit {name}', { name })}
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={() => onEdit(contact)}
        />
        <IconButton
          size="sm"
          label={t('Delete {name}', { name })}
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={() => onDelete(contact)}
        />
      </span>
    </div>
  );
}
