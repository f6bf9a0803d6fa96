import { Link2, QrCode, Repeat2, UserRound } from 'lucide-react';
import type { LeadSource } from '../../../schema/leads/input';
import { Badge } from '../../ui/badge';

const SOURCES = {
  qr: { label: 'QR', icon: <QrCode aria-hidden="true" /> },
  link: { label: 'Link', icon: <Link2 aria-hidden="true" /> },
  profile: { label: 'Profile', icon: <UserRound aria-hidden="true" /> },
  republish: { label: 'Republish', icon: <Repeat2 aria-hidden="true" /> },
} satisfies Record<LeadSource, unknown>;

/** How the buyer came to the listing. */
export function LeadSourceBadge({ source }: { source: LeadSource }) {
  const { label, icon } = SOURCES[source];
  return <Badge icon={icon}>{label}</Badge>;
}
