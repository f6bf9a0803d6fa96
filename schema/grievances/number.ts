import { toLatinDigits } from '../common/digits';
import { randomFrom } from '../common/short-code';

/** Without look-alikes and vowels: it is read aloud, and spells nothing. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const GROUP = 4;
const NUMBER = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A complaint's number: 57 random bits, because anyone who has it may read the answer. */
export const newGrievanceNumber = () => randomFrom(ALPHABET, LENGTH);

/** "K7QF-9M2P-X4TD"; what is no number stays as it was typed. */
export const writeGrievanceNumber = (number: string) =>
  NUMBER.test(number) ? number.replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-') : number;

/** A number as typed, with or without hyphens and in any script's digits; null if it cannot be one. */
export function readGrievanceNumber(typed: string): string | null {
  const number = toLatinDigits(typed).toUpperCase().replaceAll(/[\s-]/g, '');
  return NUMBER.test(number) ? number : null;
}

/** The page on which people complain, and follow a complaint by its number. */
export const GRIEVANCES_PATH = '/grievances';
