import type { PushText } from '../../../schema/channels/push-text';
import type { WorkspaceLanguage } from '../../../schema/common/languages';
import type { MailText } from '../../platform/mailer';
import type { Notice } from '../../platform/sms';
import { layOutMail, type MailParts } from './mail-layout';
import type { Recipient } from './recipients';
import { inHindi } from './words.hi';

/** Messages are written in English and worded when they are sent, in the language that their recipient reads. */
export const languageOf = (recipient: Recipient | null): WorkspaceLanguage => recipient?.language ?? 'en';

export const mailIn = (mail: MailParts | MailText, language: WorkspaceLanguage): MailText =>
  'footer' in mail ? layOutMail(mail, language) : mail;

export function pushIn(push: PushText, language: WorkspaceLanguage): PushText {
  if (language === 'en') return push;
  const { title, body, button } = push;
  return {
    ...push,
    title: inHindi(title),
    body: inHindi(body),
    ...(button ? { button: inHindi(button) } : {}),
  };
}

export const noticeIn = (notice: Omit<Notice, 'to'>, language: WorkspaceLanguage): Omit<Notice, 'to'> =>
  language === 'en'
    ? notice
    : {
        ...notice,
        translated: { language, values: notice.values.map(inHindi), text: inHindi(notice.text) },
      };
