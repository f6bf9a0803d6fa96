/** Apart from the input schemas: lists show these without loading zod. */
export const VEHICLE_STATUSES = ['available', 'pending', 'sold'] as const;

/** The positions of up to 500 vehicles on the profile: all of them or none. */
export const MAX_ORDER_UPDATES = 500;
