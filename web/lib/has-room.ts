/**
 * Whether there is room beside or above a list; on a phone the list itself comes first. Read when a screen
 * opens.
 */
export const hasRoom = () => window.matchMedia('(width >= 48rem)').matches;
