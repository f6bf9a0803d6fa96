import { describe, expect, it } from 'vitest';
import { BRAND } from '../../schema/common/brand';
import { LANGUAGE_CODES } from '../../schema/common/languages';
import { OFFER_CONSENTS } from '../../schema/common/offer-consents';
import { CONSENT_NOTICES } from '../../web/documents/consent/notices';
import { DICTIONARIES } from '../../web/i18n/dictionaries';
import { asSeller, publishVehicle } from '../test/factories';
import { open } from '../test/html-forms';
import { pageClient } from '../test/pages';

/** The Eighth Schedule to the Constitution of India, by code, and English. */
const SCHEDULE = 'as bn brx doi gu hi kn ks kok mai ml mni mr ne or pa sa sat sd ta te ur'.split(' ');

describe('the consent in many languages', () => {
  it('is in English and every language of the Schedule, in three sentences, right to left where it is read so', async () => {
    expect(CONSENT_NOTICES.map(({ code }) => code).sort()).toEqual(['en', ...SCHEDULE].sort());
    const { status, html } = await open(pageClient(), '/consent');
    expect(status).toBe(200);
    for (const { code, dir, sentences } of CONSENT_NOTICES) {
      const [, section = ''] =
        new RegExp(`<section id="${code}" lang="${code}" dir="${dir}"(.*?)</section>`).exec(html) ?? [];
      expect(section.match(/<p /g), code).toHaveLength(3);
      expect(section, code).toContain(sentences[0]);
      expect(section, code).toContain(BRAND.supportEmail);
    }
    const rightToLeft = CONSENT_NOTICES.filter(({ dir }) => dir === 'rtl').map(({ code }) => code);
    expect(rightToLeft.sort()).toEqual(['ks', 'sd', 'ur']);
    expect(html).not.toContain('{email}');
  });

  it.each(LANGUAGE_CODES)('starts with what is stored with an offer in %s', (code) => {
    const notice = CONSENT_NOTICES.find((one) => one.code === code);
    expect(notice?.sentences[0]).toBe(OFFER_CONSENTS[code].text);
  });

  it('is linked beside the offer and the visit; the page warns and says whose the facts are, in each language', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller, { specifications: { Seats: '5' } });
    for (const code of LANGUAGE_CODES) {
      const { trust, consent } = DICTIONARIES[code];
      const { html } = await open(pageClient(), `/vehicle/${id}?lang=${code}`);
      expect(html).toContain(trust.safety);
      expect(html).toContain(trust.stated);
      expect(html).toContain(consent.link);
      expect((await open(pageClient(), `/vehicle/${id}/visit?lang=${code}`)).html).toContain(
        'href="/consent"',
      );
    }
  });
});
