import { env } from 'cloudflare:workers';
import { describe, expect, inject, it } from 'vitest';
import { parseSettings } from '../env';
import { uniqueMobile } from '../test/factories';
import { messageSettings } from '../test/message-settings';
import { smsSender } from './sms';

const HINDI = {
  MSG91_HINDI_TEMPLATE_ID: 'template-hindi',
  MSG91_HINDI_OFFER_TEMPLATE_ID: 'flow-offer-hindi',
  MSG91_HINDI_OFFER_DLT_ID: 'dlt-offer-hindi',
};
const NOTICE = {
  template: 'offer',
  values: ['₹4,50,000', 'your vehicle'],
  text: '₹4,50,000 for your vehicle',
} as const;
const TRANSLATED = {
  translated: { language: 'hi', values: ['₹4,50,000', 'आपकी गाड़ी'], text: 'आपकी गाड़ी पर ₹4,50,000' },
} as const;

function senderWith(more: object) {
  const sender = smsSender(parseSettings({ ...env, ...messageSettings(), ...more } as never));
  if (!sender) throw new Error('no provider');
  return sender;
}

/** What the provider got for a new number. */
async function sentBy(
  more: object,
  send: (sender: ReturnType<typeof senderWith>, to: string) => Promise<void>,
) {
  const to = `+91${uniqueMobile()}`.replace(/(?:2|5)00$/, '111');
  await send(senderWith(more), to);
  const query = new URLSearchParams({ to: to.slice(1) });
  return (await fetch(`${inject('smsProvider')}/sent?${query}`)).json();
}

describe('MSG91 in Hindi', () => {
  it.each([
    ['hi', HINDI, 'template-hindi'],
    ['en', HINDI, 'template-1'],
    ['hi', {}, 'template-1'],
  ] as const)('sends a code for %s by the template that is registered', async (language, more, template) => {
    const message = { code: '123456', text: 'x', language };
    expect(await sentBy(more, (sender, to) => sender.sendCode({ ...message, to }))).toEqual([
      { to: expect.anything(), code: '123456', template },
    ]);
  });

  it.each([
    ['a Hindi one, if it is registered', HINDI, TRANSLATED, 'flow-offer-hindi', 'आपकी गाड़ी'],
    ['the English one otherwise', {}, TRANSLATED, 'flow-offer', 'your vehicle'],
    ['the English one for readers of English', HINDI, {}, 'flow-offer', 'your vehicle'],
  ])('sends a notice by %s', async (_, more, translated, template, vehicle) => {
    const sent = await sentBy(more, (sender, to) =>
      sender.sendNotice({ ...NOTICE, ...translated, to }, 'reference-1'),
    );
    expect(sent).toEqual([expect.objectContaining({ template, values: ['₹4,50,000', vehicle] })]);
  });
});
