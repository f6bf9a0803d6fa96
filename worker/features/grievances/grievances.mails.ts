import { BRAND } from '../../../schema/common/brand';
import type { WorkspaceLanguage } from '../../../schema/common/languages';
import type { MailText } from '../../platform/mailer';

interface Confirmed {
  number: string;
  url: string;
  /** "28 November 2026 at 2:40 pm (India)". */
  dueAt: string;
}

interface Answered {
  number: string;
  url: string;
  answer: string;
  isRefused: boolean;
}

interface Mails {
  received: (of: Confirmed) => MailText;
  answered: (of: Answered) => MailText;
}

/** What people who gave an address are written about their complaint. */
export const GRIEVANCE_MAILS: Record<WorkspaceLanguage, Mails> = {
  en: {
    received: ({ number, url, dueAt }) => ({
      subject: `Your complaint ${number} to ${BRAND.name}`,
      text: `We have your complaint. Its number is ${number}.\n\nWe answer by ${dueAt}. You can follow it here:\n${url}`,
    }),
    answered: ({ number, url, answer, isRefused }) => ({
      subject: `Our answer to your complaint ${number}`,
      text: `${isRefused ? 'We have refused your complaint, for this reason:' : 'We have settled your complaint:'}\n\n${answer}\n\nIf you do not agree, you may appeal to the Grievance Appellate Committee within 30 days: https://gac.gov.in\n\nYour complaint: ${url}`,
    }),
  },
  hi: {
    received: ({ number, url, dueAt }) => ({
      subject: `${BRAND.name} को आपकी शिकायत ${number}`,
      text: `आपकी शिकायत हमें मिल गई है। उसका नंबर ${number} है।\n\nहम ${dueAt} तक जवाब देंगे। आप उसे यहाँ देख सकते हैं:\n${url}`,
    }),
    answered: ({ number, url, answer, isRefused }) => ({
      subject: `आपकी शिकायत ${number} पर हमारा जवाब`,
      text: `${isRefused ? 'हमने आपकी शिकायत इस वजह से नहीं मानी:' : 'हमने आपकी शिकायत निपटा दी है:'}\n\n${answer}\n\nआप सहमत न हों तो 30 दिन के अंदर शिकायत अपील समिति (Grievance Appellate Committee) में अपील कर सकते हैं: https://gac.gov.in\n\nआपकी शिकायत: ${url}`,
    }),
  },
};
