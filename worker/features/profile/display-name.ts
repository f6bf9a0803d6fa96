/** What a person is called in public: their firm, else their name. */
export const displayName = ({
  firstName,
  lastName,
  firmName,
}: {
  firstName: string;
  lastName: string;
  firmName: string | null;
}) => firmName || `${firstName} ${lastName}`.trim();
