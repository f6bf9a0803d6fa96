import type { YardDto } from './output';

/**
 * The address that opens the yard in a map; null without a pin.
 * https://developers.google.com/maps/documentation/urls/get-started
 */
export function mapUrl({
  latitude,
  longitude,
  mapLink,
}: Pick<YardDto, 'latitude' | 'longitude' | 'mapLink'>): string | null {
  if (latitude === null || longitude === null) return mapLink;
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
