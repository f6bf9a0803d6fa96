import { FIRST_YEAR } from './input';

/** The year in a vehicle's name, as in "Activa 6G 2019"; null if there is none up to `latest`. */
export function yearInName(name: string, latest: number): number | null {
  for (const [digits] of name.matchAll(/\b(?:19|20)\d{2}\b/g)) {
    const year = Number(digits);
    if (year >= FIRST_YEAR && year <= latest) return year;
  }
  return null;
}
