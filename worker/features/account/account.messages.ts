import { BRAND } from '../../../schema/common/brand';
import { KEPT, PAYMENT_YEARS } from '../../../schema/common/retention';
import type { MailText } from '../../platform/mailer';
import type { Writers } from '../messages/content';

/** The last mail: the address is deleted afterwards. */
const goodbyeMail = (): MailText => ({
  subject: `Your ${BRAND.name} account has been erased`,
  text: [
    `As you asked, everything that was yours at ${BRAND.name} has been erased: your account, your vehicles with their photos and documents, your leads, contacts and notifications.`,
    `Records of payments stay for ${PAYMENT_YEARS} years, as tax law asks. Recovery copies of the database run out after ${KEPT.backup} days.`,
    `This address is not stored any more. If you did not ask for this, answer at once: ${BRAND.supportEmail}.`,
  ].join('\n\n'),
});

export const accountMessages = {
  account_erased: async () => ({ mail: goodbyeMail() }),
} satisfies Partial<Writers>;
