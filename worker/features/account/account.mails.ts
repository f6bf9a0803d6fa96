import { BRAND } from '../../../schema/brand';
import { KEPT, PAYMENT_YEARS } from '../../../schema/retention';
import type { Mail } from '../../platform/mailer';

/** The last one: nothing is known of the address after it. */
export const goodbyeMail = (to: string): Mail => ({
  to,
  kind: 'account_erased',
  subject: `Your ${BRAND.name} account has been erased`,
  text: [
    `As you asked, everything that was yours at ${BRAND.name} has been erased: your account, your vehicles with their photos and documents, your leads, contacts and notifications.`,
    `Records of payments stay for ${PAYMENT_YEARS} years, as tax law asks. Recovery copies of the database run out after ${KEPT.backup} days.`,
    `This address is not stored any more. If you did not ask for this, answer at once: ${BRAND.supportEmail}.`,
  ].join('\n\n'),
});
