import type { UserDto } from '../../../schema/auth/output';

/** What the seller for whom somebody works is called. */
export const workplaceName = ({ firmName, firstName, lastName }: UserDto): string =>
  firmName || `${firstName} ${lastName}`.trim();
