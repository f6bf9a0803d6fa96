import { expect, it } from 'vitest';
import { EVENT_KINDS } from '../../../schema/channels/events';
import type { LeadDto } from '../../../schema/leads/output';
import { TARGETS } from '../../../schema/notifications/targets';
import { SAMPLES } from '../../../schema/notifications/test/samples';
import { NOTIFICATION_KIND_NAMES, wordNotification } from '../../../schema/notifications/words';
import { latinIn } from '../../../web/i18n/test/latin-names';
import { moreOffersMail, offerMail } from '../leads/lead.mails';
import { deviceMoment } from './device-moment';
import { mailIn, noticeIn, pushIn } from './in-language';
import { reasonOf } from './unsubscribe';
import { inHindi } from './words.hi';

/** What people wrote, numbers that banks gave, and addresses. */
const OWN =
  /Swift “VXi”|Swift|Asha|Growth Motors|Nothing has arrived|Of another seller|IMPS|Is it red\?|\S+@\S+|https?:\S+|[ap]m\b/g;

const leftIn = (...texts: string[]) => texts.flatMap((text) => latinIn(inHindi(text).replace(OWN, '')));

it.each(NOTIFICATION_KIND_NAMES)('%s has no English word left in Hindi', (kind) => {
  for (const values of SAMPLES[kind]) {
    const { title, message } = wordNotification(kind, values);
    expect([title, leftIn(title), leftIn(message)]).toEqual([title, [], []]);
    expect(inHindi(title)).not.toBe(title);
  }
});

it('values stand in the Hindi text: plan, days, date and price', () => {
  const [one, five] = SAMPLES.plan_ending.map((values) => wordNotification('plan_ending', values));
  expect(inHindi(one?.title ?? '')).toBe('आपका प्रो प्लान एक दिन में खत्म हो जाएगा');
  expect(inHindi(five?.title ?? '')).toBe('आपका प्रो प्लान 5 दिन में खत्म होगा');
  expect(inHindi(five?.message ?? '')).toMatch(/^यह 23 नवंबर 2026 तक चलेगा। 1 महीना और बढ़ाने के ₹[\d,]+ लगेंगे/);
});

it('labels of buttons, reasons in footers and moments are in Hindi', () => {
  const labels = Object.values(TARGETS).map(({ label }) => label);
  const reasons = EVENT_KINDS.map(reasonOf);
  const moments = [1, 4, 7, 10].map((month) => deviceMoment(undefined, Date.UTC(2026, month, 5)));
  expect(leftIn(...labels, ...reasons, ...moments)).toEqual([]);
});

const LEAD = {
  id: 'l',
  vehicleName: 'Swift',
  vehiclePrice: 475_000,
  vehicleCurrency: 'INR',
  buyerName: 'Asha',
  buyerMobile: '+919876543210',
  masked: false,
  offerPrice: 450_000,
  offerCurrency: 'INR',
  message: 'Is it red?',
  status: 'pending',
} as LeadDto;
const LINKS = {
  origin: 'https://chaabi.test',
  base: '',
  settingsUrl: 'https://chaabi.test/s',
  unsubscribeUrl: 'https://chaabi.test/u',
  reason: reasonOf('offer'),
};

it.each([
  ['an offer', offerMail(LEAD, true, LINKS)],
  ['a raised offer', offerMail(LEAD, false, LINKS)],
  ['a masked offer', offerMail({ ...LEAD, masked: true }, true, LINKS)],
  ['an offer without names', offerMail({ ...LEAD, vehicleName: null, buyerName: null }, true, LINKS)],
  ['one more offer', moreOffersMail([LEAD], LINKS)],
  ['more offers, one masked', moreOffersMail([LEAD, { ...LEAD, masked: true }], LINKS)],
])('the mail about %s is in Hindi, in both formats', (_, parts) => {
  const { subject, text, html } = mailIn(parts, 'hi');
  expect([subject, text].flatMap((said) => latinIn(said.replace(OWN, '')))).toEqual([]);
  expect(html).toContain('<html lang="hi">');
  expect(html).toContain('नोटिफ़िकेशन सेटिंग');
  expect(mailIn(parts, 'en').subject).toBe(parts.subject);
});

it('the page that ends mails opens in their language', () => {
  const mail = (language: 'en' | 'hi') => mailIn(offerMail(LEAD, true, LINKS), language);
  expect(mail('hi').text).toContain('https://chaabi.test/u?lang=hi');
  expect(mail('hi').html).toContain('href="https://chaabi.test/u?lang=hi"');
  expect(mail('en').html).toContain('href="https://chaabi.test/u"');
  // A mail program presses this one, which says nothing.
  expect(mail('hi').unsubscribeUrl).toBe('https://chaabi.test/u');
});

it('a footer names its event, not a number of offers', () => {
  expect(mailIn(offerMail(LEAD, true, LINKS), 'hi').text).toContain('“नए ऑफ़र”');
});

it('push messages and texts to numbers keep their data and change their words', () => {
  const push = { title: '₹4,50,000 offered for Swift', body: 'A buyer', url: '/x', tag: 't' };
  expect(pushIn(push, 'hi')).toEqual({ ...push, title: 'Swift पर ₹4,50,000 का ऑफ़र', body: 'एक खरीदार' });
  expect(pushIn({ ...push, button: 'Mark as contacted' }, 'hi').button).toBe('बात हो गई');
  expect(pushIn(push, 'en')).toBe(push);
  const notice = { template: 'offer', values: ['₹4,50,000', 'your vehicle'], text: 'x' } as const;
  expect(noticeIn(notice, 'en')).toEqual(notice);
  expect(noticeIn(notice, 'hi')).toEqual({
    ...notice,
    translated: { language: 'hi', values: ['₹4,50,000', 'आपकी गाड़ी'], text: 'x' },
  });
});
