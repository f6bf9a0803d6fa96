interface Names {
  firstName: string;
  lastName: string;
}

export const fullName = ({ firstName, lastName }: Names) => `${firstName} ${lastName}`.trim();

/** A person's public name: their firm's, otherwise their own. */
export const displayName = ({ firmName, ...names }: Names & { firmName: string | null }) =>
  firmName || fullName(names);
