import type { RepublishPolicy } from '../../../schema/vehicles/input';

/** The owner's three choices, in the same words wherever they are offered. */
export const POLICY_LABELS: Record<RepublishPolicy, string> = {
  allow: 'Allow',
  ask: 'Ask me first',
  deny: 'Do not allow',
};
