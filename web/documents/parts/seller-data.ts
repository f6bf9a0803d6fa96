import type { PublisherDto } from '../../../schema/profile/publisher';

/** Who sells, in schema.org's words. */
export const sellerData = ({ firmName, firstName, lastName, username }: PublisherDto) => ({
  '@type': firmName ? 'Organization' : 'Person',
  name: firmName || `${firstName} ${lastName}`.trim() || (username ?? ''),
});
