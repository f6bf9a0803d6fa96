import type { PublisherDto } from '../../../schema/profile/publisher';

/** The seller as structured data (schema.org). */
export const sellerData = ({ firmName, firstName, lastName, username }: PublisherDto) => ({
  '@type': firmName ? 'Organization' : 'Person',
  name: firmName || `${firstName} ${lastName}`.trim() || (username ?? ''),
});
