import type { Settings } from '../env';

export interface CodeMessage {
  /** E.164. */
  to: string;
  code: string;
  text: string;
}

export interface SmsSender {
  /** Nobody's phone rings: the caller may show the code. */
  testMode: boolean;
  /** Hands a one-time code to the provider. Throws when it was not accepted within 8 seconds. */
  sendCode(message: CodeMessage): Promise<void>;
}

const TIMEOUT_MS = 8_000;

async function post(url: string, init: { headers: Record<string, string>; body: string | URLSearchParams }) {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...init,
  });
  if (!response.ok) throw new Error(`SMS provider answered ${response.status}`);
  return response;
}

/** https://docs.msg91.com/sms/send-sms: the text is a template registered with the operators, with a variable `otp`. */
function msg91(settings: Settings): SmsSender {
  const apiUrl = settings.SMS_API_URL ?? 'https://control.msg91.com';
  return {
    testMode: false,
    async sendCode({ to, code }) {
      const response = await post(`${apiUrl}/api/v5/flow`, {
        headers: {
          authkey: settings.MSG91_AUTH_KEY ?? '',
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify({
          template_id: settings.MSG91_TEMPLATE_ID,
          short_url: '0',
          recipients: [{ mobiles: to.replace('+', ''), otp: code }],
        }),
      });
      // It answers 200 to refusals, too.
      const answer: { type?: string } = await response.json();
      if (answer.type !== 'success') throw new Error('SMS provider refused the message');
    },
  };
}

/** https://www.twilio.com/docs/messaging/api/message-resource */
function twilio(settings: Settings): SmsSender {
  const { TWILIO_ACCOUNT_SID: sid = '', TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from = '' } = settings;
  const apiUrl = settings.SMS_API_URL ?? 'https://api.twilio.com';
  return {
    testMode: false,
    async sendCode({ to, text }) {
      await post(`${apiUrl}/2010-04-01/Accounts/${sid}/Messages.json`, {
        headers: { authorization: `Basic ${btoa(`${sid}:${token}`)}` },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
      });
    },
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
