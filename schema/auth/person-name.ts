/** A name as typed, split at its last space. A single word is a first name, with an empty last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [, firstName = name, lastName = ''] = /^(.*\S)\s+(\S+)$/su.exec(name) ?? [];
  return { firstName, lastName };
}
