import { formatMobile } from '../../../schema/common/mobile-text';

/** A number as people read it, or a mail address. */
export const shownContact = (contact: string): string =>
  contact.includes('@') ? contact : formatMobile(contact);
