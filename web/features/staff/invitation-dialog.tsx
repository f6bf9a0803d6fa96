import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { waLink } from '../../../schema/common/wa-link';
import type { NewInvitationDto } from '../../../schema/staff/output';
import type { Role } from '../../../schema/staff/roles';
import { formatDate } from '../../lib/dates';
import { QR_SIZE, qrCodeQuery } from '../../lib/qr-code';
import { CopyButton } from '../../ui/copy-button';
import { ButtonLink } from '../../ui/core/button-link';
import { Loaded } from '../../ui/core/loaded';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { useWords } from './words';

const TITLES = {
  manager: 'Invitation for a manager',
  salesperson: 'Invitation for a salesperson',
  helper: 'Invitation for a yard helper',
} as const satisfies Record<Role, string>;

interface InvitationDialogProps {
  invitation: NewInvitationDto;
  onClose: () => void;
}

/** The new link of an invitation, as a code for the phone of whoever stands here, and to send. */
export function InvitationDialog({ invitation: { link, role, expiresAt }, onClose }: InvitationDialogProps) {
  const t = useWords();
  const qr = useQuery(qrCodeQuery(link));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t(TITLES[role])}
      description={t('Valid until {end}, for one person. Then tap “Let in” here.', {
        end: formatDate(expiresAt),
      })}
    >
      <div className="flex flex-col gap-4">
        <Loaded
          query={qr}
          failure={t('The QR code could not be made')}
          loading={<Skeleton className="mx-auto my-3.25 size-64" />}
        >
          {(image) => (
            <div className="mx-auto rounded-lg border border-line bg-white p-3">
              <img src={image} alt={t('QR code of the invitation')} width={QR_SIZE} height={QR_SIZE} />
            </div>
          )}
        </Loaded>
        <ButtonLink
          variant="primary"
          href={waLink(null, t('Work with me on Chaabi. Open this link, and I let you in: {link}', { link }))}
          target="_blank"
          rel="noreferrer"
          icon={<MessageCircle aria-hidden="true" className="size-4" />}
        >
          {t('Send on WhatsApp')}
        </ButtonLink>
        <CopyButton text={link} label={t('Copy link')} />
      </div>
    </Dialog>
  );
}
