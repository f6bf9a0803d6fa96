import { describe, expect, it } from 'vitest';
import { layOutMail } from './mail-layout';

const PARTS = {
  subject: 'Offer <1>',
  summary: 'Summary <2>',
  title: 'Title <3>',
  facts: [['Label <4>', 'Value <5>']] as const,
  paragraphs: ['Paragraph <6>'],
  buttons: [
    { label: 'Button <7>', url: 'tel:+919876543210' },
    { label: 'Other', url: 'https://chaabi.example/?a=<8>&b' },
  ],
  footer: ['Footer <9>', 'Second'],
  settingsUrl: 'https://chaabi.example/settings',
};

describe('a mail', () => {
  it('escapes every part of its HTML', () => {
    const { html = '', subject } = layOutMail(PARTS);
    expect(html).not.toMatch(/<\d>/);
    const escapes = html.match(/&[^;\s]{2,5};\d&[^;\s]{2,5};/g) ?? [];
    expect(new Set(escapes.map((one) => /\d(?=&)/.exec(one)?.[0]))).toEqual(new Set([...'123456789']));
    expect(subject).toBe('Offer <1>');
  });

  it('shows the first button as the primary one', () => {
    const { html = '' } = layOutMail(PARTS);
    expect(html.match(/<a class="(primary|secondary)"/g)).toEqual([
      '<a class="primary"',
      '<a class="secondary"',
    ]);
  });

  it('says the same in plain text', () => {
    expect(layOutMail(PARTS).text).toBe(
      [
        'Title <3>',
        'Label <4>: Value <5>',
        'Paragraph <6>',
        'Button <7>: +919876543210\nOther: https://chaabi.example/?a=<8>&b',
        '-- \nFooter <9>\nSecond\nNotification settings: https://chaabi.example/settings',
      ].join('\n\n'),
    );
  });

  it('has a link to unsubscribe only from messages that can be turned off', () => {
    expect(layOutMail(PARTS)).not.toHaveProperty('unsubscribeUrl');
    expect(layOutMail(PARTS).html).not.toContain('Unsubscribe');
    const unsubscribeUrl = 'https://chaabi.example/unsubscribe/1';
    const mail = layOutMail({ ...PARTS, unsubscribeUrl });
    expect(mail.unsubscribeUrl).toBe(unsubscribeUrl);
    expect(mail.html).toContain(`href="${unsubscribeUrl}"`);
    expect(mail.text).toContain(`\nUnsubscribe: ${unsubscribeUrl}`);
  });

  it('leaves out what it does not have', () => {
    const { facts: _, paragraphs: __, ...few } = PARTS;
    expect(layOutMail(few).text).toMatch(/^Title <3>\n\nButton/);
    expect(layOutMail(few).html).not.toContain('font-size:15px');
  });
});
