/**
 * For the `meta` of a query: the workspace shows its latest data from the device before any response arrives
 * (web/features/offline/stored-lists.ts). Not for RC files, single leads or notes.
 */
export const STORED_ON_DEVICE = { isStoredOnDevice: true } as const;
