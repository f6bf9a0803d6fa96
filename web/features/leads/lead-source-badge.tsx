import { Link2, MessageCircle, Phone, QrCode, Repeat2, UserPlus, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LeadSource } from '../../../schema/leads/lead-sources';
import { LEAD_SOURCE_WORDS } from '../../../schema/leads/words';
import { Badge } from '../../ui/badge';
import { useWords } from './words';

const ICONS: Record<LeadSource, ReactNode> = {
  qr: <QrCode aria-hidden="true" />,
  link: <Link2 aria-hidden="true" />,
  profile: <UserRound aria-hidden="true" />,
  republish: <Repeat2 aria-hidden="true" />,
  walk_in: <UserRound aria-hidden="true" />,
  call: <Phone aria-hidden="true" />,
  whatsapp: <MessageCircle aria-hidden="true" />,
  olx: <Link2 aria-hidden="true" />,
  friend: <UserPlus aria-hidden="true" />,
};

/** How the buyer found the listing, or reached the seller. */
export function LeadSourceBadge({ source }: { source: LeadSource }) {
  const t = useWords();
  return <Badge icon={ICONS[source]}>{t.known(LEAD_SOURCE_WORDS[source])}</Badge>;
}
