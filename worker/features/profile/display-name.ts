interface Names {
  firstName: string;
  lastName: string;
}

export const fullName = ({ firstName, lastName }: Names) => `${firstName} ${lastName}`.trim();

/** What a person is called in public: their firm, else their name. */
export const displayName = ({ firmName, ...names }: Names & { firmName: string | null }) =>
  firmName || fullName(names);
