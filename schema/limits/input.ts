export const USAGE_ACTIONS = ['vehicle_created', 'republish'] as const;
export type UsageAction = (typeof USAGE_ACTIONS)[number];
