import { hasVisibleText } from '../common/visible-text';

/** A name as typed, split at its last space. A single word is a first name, with an empty last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [, firstName = name, lastName = ''] = /^(.*\S)\s+(\S+)$/su.exec(name) ?? [];
  return { firstName, lastName };
}

export const LAST_NAME_REQUIRED = 'Last name is required';

interface Names {
  lastName?: string | undefined;
  /** The person has stated that they use one name. */
  oneName?: boolean | undefined;
}

/** An empty last name is accepted only from people who state that they use one name. */
export const hasNames = ({ lastName, oneName = false }: Names) =>
  typeof lastName !== 'string' || hasVisibleText(lastName) || (oneName && lastName === '');

/** Also checked if other fields have errors, so that all are reported together. */
export const LAST_NAME_RULE = {
  path: ['lastName'],
  error: LAST_NAME_REQUIRED,
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
