import type { ContactDto } from '../../../schema/contacts/output';

/** A contact's number as `ReachLink` and `ShownNumber` take it. */
export const numberOf = ({ id, mobileNumber }: ContactDto) => ({
  subject: { of: 'contact' as const, id },
  listed: mobileNumber,
});
