export const USAGE_ACTIONS = ['vehicle_created', 'republish', 'lead_received'] as const;
export type UsageAction = (typeof USAGE_ACTIONS)[number];
