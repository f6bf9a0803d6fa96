import { CITY_LINES } from './city-lines';

export interface Position {
  lat: number;
  lon: number;
}

export interface City extends Position {
  name: string;
  state: string;
}

/** Cities and larger towns of India, by state. */
export const CITIES: readonly City[] = Object.entries(CITY_LINES).flatMap(([state, line]) =>
  line.split(', ').map((entry) => {
    const [, name = '', lat, lon] = /^(.+) (\S+) (\S+)$/.exec(entry) ?? [];
    return { name, state, lat: Number(lat), lon: Number(lon) };
  }),
);

const EARTH_KM = 6371;
const NEAR_KM = 50;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two positions, in a straight line. */
export function distanceKm(a: Position, b: Position): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2);
  const lon = Math.sin(radians(b.lon - a.lon) / 2);
  const chord = lat * lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lon * lon;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

/** The nearest city within 50 km; null if there is none. */
export function nearestCity(position: Position): City | null {
  let nearest: City | null = null;
  let least = NEAR_KM;
  for (const city of CITIES) {
    const distance = distanceKm(position, city);
    if (distance > least) continue;
    nearest = city;
    least = distance;
  }
  return nearest;
}
