/** As many pictures as a phone's share sheet takes at once without trouble. */
export const MAX_STATUS_PICTURES = 10;
