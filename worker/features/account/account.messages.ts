import { BRAND } from '../../../schema/common/brand';
import { KEPT, PAYMENT_YEARS } from '../../../schema/common/retention';
import type { MailText } from '../../platform/mailer';
import { issueCode } from '../auth/otp.service';
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

const addEmailMail = (code: string): MailText => ({
  code,
  subject: `${code} is your ${BRAND.name} code`,
  text: `Your code is ${code}. It works once, for ten minutes, and adds this address to your ${BRAND.name} account.\n\nIf you did not ask for it, ignore this mail.`,
});

const takenAddressMail = (): MailText => ({
  subject: `This address already has a ${BRAND.name} account`,
  text: `Somebody, probably you, tried to add this address to another ${BRAND.name} account. An address belongs to one account: nothing has changed.`,
});

export const accountMessages = {
  add_email: async (ctx, message) => {
    const code = await issueCode(ctx, 'email_addition', message);
    return { mail: code ? addEmailMail(code) : takenAddressMail() };
  },
  account_erased: async () => ({ mail: goodbyeMail() }),
} satisfies Partial<Writers>;
