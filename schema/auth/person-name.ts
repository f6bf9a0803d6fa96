/** A name as people type it, split at its last space. One word is a first name alone, with an empty last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [, firstName = name, lastName = ''] = /^(.*\S)\s+(\S+)$/su.exec(name) ?? [];
  return { firstName, lastName };
}
