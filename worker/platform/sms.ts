import type { WorkspaceLanguage } from '../../schema/common/languages';
import type { Settings } from '../env';
import { callProvider, checkTaken, ProviderRefusal } from './provider-call';

export interface CodeMessage {
  /** E.164. */
  to: string;
  code: string;
  text: string;
  /** Of the text, for providers that have the template in it. */
  language: WorkspaceLanguage;
}

/** A text registered as a template: its variables, in order. */
export interface Notice {
  /** E.164. */
  to: string;
  template: 'offer' | 'offers' | 'plan';
  values: readonly string[];
  /** The whole text, for providers that accept it. */
  text: string;
  /** The same in the language of its recipient, for providers that have the template in it. */
  translated?: { language: WorkspaceLanguage; values: readonly string[]; text: string };
}

export interface SmsSender {
  /** Nothing is sent, so the caller may show the code. */
  testMode: boolean;
  /** Whether templates for notices are configured. */
  sendsNotices: boolean;
  /** Sends a one-time code through the provider. Throws if it was not accepted within 8 seconds. */
  sendCode(message: CodeMessage): Promise<void>;
  /**
   * Sends a notice through the provider, whose reports about it will name `reference` (letters, digits and
   * hyphens). Throws ProviderRefusal if the provider refused it, any other error if it may have been sent.
   */
  sendNotice(notice: Notice, reference: string): Promise<void>;
}

/**
 * https://docs.msg91.com/sms/send-sms: texts are templates registered with the mobile operators (DLT). Reports repeat a
 * recipient's CRQID (https://msg91.com/help/text-sms/custom-metadata-parameters-for-tracking-sms-requests).
 */
function msg91(settings: Settings): SmsSender {
  const apiUrl = settings.SMS_API_URL ?? 'https://control.msg91.com';
  const flow = async (body: object): Promise<void> => {
    const response = await callProvider(`${apiUrl}/api/v5/flow`, {
      headers: {
        authkey: settings.MSG91_AUTH_KEY ?? '',
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ short_url: '0', ...body }),
    });
    checkTaken('SMS provider', response);
    // MSG91 answers 200 even to refusals.
    const answer: { type?: string } = await response.json();
    if (answer.type !== 'success') throw new ProviderRefusal('SMS provider refused the message', true);
  };
  const templates = {
    offer: { flow: settings.MSG91_OFFER_TEMPLATE_ID, dlt: settings.MSG91_OFFER_DLT_ID },
    offers: { flow: settings.MSG91_OFFERS_TEMPLATE_ID, dlt: settings.MSG91_OFFERS_DLT_ID },
    plan: { flow: settings.MSG91_PLAN_TEMPLATE_ID, dlt: settings.MSG91_PLAN_DLT_ID },
  };
  const inHindi: typeof templates = {
    offer: { flow: settings.MSG91_HINDI_OFFER_TEMPLATE_ID, dlt: settings.MSG91_HINDI_OFFER_DLT_ID },
    offers: { flow: settings.MSG91_HINDI_OFFERS_TEMPLATE_ID, dlt: settings.MSG91_HINDI_OFFERS_DLT_ID },
    plan: { flow: settings.MSG91_HINDI_PLAN_TEMPLATE_ID, dlt: settings.MSG91_HINDI_PLAN_DLT_ID },
  };
  /** The template to use, and its values: the English one where no Hindi one is registered. */
  const filled = ({ template, values, translated }: Notice) => {
    const hindi = translated?.language === 'hi' && inHindi[template].flow ? inHindi[template] : null;
    return hindi && translated ? { ...hindi, values: translated.values } : { ...templates[template], values };
  };
  const mobiles = (to: string) => to.replace('+', '');
  return {
    testMode: false,
    sendsNotices: Object.values(templates).every(({ flow }) => flow),
    async sendCode({ to, code, language }) {
      const hindi = language === 'hi' ? settings.MSG91_HINDI_TEMPLATE_ID : undefined;
      await flow({
        template_id: hindi ?? settings.MSG91_TEMPLATE_ID,
        recipients: [{ mobiles: mobiles(to), otp: code }],
      });
    },
    sendNotice(notice, reference) {
      const { flow: template_id, dlt, values } = filled(notice);
      return flow({
        template_id,
        PE_ID: settings.MSG91_DLT_ENTITY_ID,
        DLT_TE_ID: dlt,
        recipients: [
          {
            mobiles: mobiles(notice.to),
            CRQID: reference,
            ...Object.fromEntries(values.map((value, at) => [`var${at + 1}`, value])),
          },
        ],
      });
    },
  };
}

/** https://www.twilio.com/docs/messaging/api/message-resource */
function twilio(settings: Settings): SmsSender {
  const { TWILIO_ACCOUNT_SID: sid = '', TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from = '' } = settings;
  const apiUrl = settings.SMS_API_URL ?? 'https://api.twilio.com';
  const send = async (fields: Record<string, string>): Promise<void> => {
    const response = await callProvider(`${apiUrl}/2010-04-01/Accounts/${sid}/Messages.json`, {
      headers: { authorization: `Basic ${btoa(`${sid}:${token}`)}` },
      body: new URLSearchParams({ From: from, ...fields }),
    });
    checkTaken('SMS provider', response);
  };
  const callback = settings.PUBLIC_ORIGIN && `${settings.PUBLIC_ORIGIN}/api/delivery/twilio`;
  return {
    testMode: false,
    sendsNotices: true,
    async sendCode({ to, text }) {
      await send({ To: to, Body: text });
    },
    sendNotice: ({ to, text, translated }, reference) =>
      send({
        To: to,
        Body: translated?.text ?? text,
        ...(callback ? { StatusCallback: `${callback}?message=${reference}` } : {}),
      }),
  };
}

/** The configured provider; null without one. */
export function smsSender(settings: Settings): SmsSender | null {
  switch (settings.SMS_PROVIDER) {
    case 'msg91':
      return msg91(settings);
    case 'twilio':
      return twilio(settings);
    case undefined:
      return null;
  }
}
