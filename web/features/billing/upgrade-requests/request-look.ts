import type { UpgradeStatus } from '../../../../schema/billing/upgrade-requests.input';
import type { BadgeTone } from '../../../ui/badge';

export const REQUEST_LOOKS: Record<UpgradeStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Pending', tone: 'warning' },
  contacted: { label: 'Contacted', tone: 'accent' },
  activated: { label: 'Activated', tone: 'positive' },
  rejected: { label: 'Rejected', tone: 'neutral' },
};
