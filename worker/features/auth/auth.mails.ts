import { BRAND } from '../../../schema/common/brand';
import type { WorkspaceLanguage } from '../../../schema/common/languages';
import type { MailText } from '../../platform/mailer';

interface Mails {
  verifyEmail: (code: string) => MailText;
  knownAddress: (origin: string) => MailText;
  resetPassword: (code: string) => MailText;
}

/** Mails of sign-up and sign-in, in the language of the page that asked for them. Codes last ten minutes. */
export const AUTH_MAILS: Record<WorkspaceLanguage, Mails> = {
  en: {
    verifyEmail: (code) => ({
      code,
      subject: `${code} is your ${BRAND.name} code`,
      text: `Your code is ${code}. It works once, for ten minutes.\n\nIf you did not sign up at ${BRAND.name}, ignore this mail.`,
    }),
    knownAddress: (origin) => ({
      subject: `You already have a ${BRAND.name} account`,
      text: `Somebody, probably you, tried to sign up with this address. You have an account: sign in at ${origin}/login, or set a new password at ${origin}/auth/reset.`,
    }),
    resetPassword: (code) => ({
      code,
      subject: `${code} is your code for a new ${BRAND.name} password`,
      text: `Your code is ${code}. It works once, for ten minutes.\n\nIf you did not ask for a new password, ignore this mail: nothing has changed.`,
    }),
  },
  hi: {
    verifyEmail: (code) => ({
      code,
      subject: `${code} आपका ${BRAND.name} कोड है`,
      text: `आपका कोड ${code} है। यह दस मिनट तक, एक ही बार चलेगा।\n\nअगर आपने ${BRAND.name} पर खाता नहीं बनाया है, तो इस ईमेल पर ध्यान न दें।`,
    }),
    knownAddress: (origin) => ({
      subject: `${BRAND.name} पर आपका खाता पहले से है`,
      text: `किसी ने, शायद आपने ही, इस ईमेल से खाता बनाना चाहा। आपका खाता पहले से है: ${origin}/login पर साइन इन करें, या ${origin}/auth/reset पर नया पासवर्ड रखें।`,
    }),
    resetPassword: (code) => ({
      code,
      subject: `${code}: ${BRAND.name} के नए पासवर्ड का कोड`,
      text: `आपका कोड ${code} है। यह दस मिनट तक, एक ही बार चलेगा।\n\nअगर आपने नया पासवर्ड नहीं माँगा, तो इस ईमेल पर ध्यान न दें: कुछ नहीं बदला है।`,
    }),
  },
};
