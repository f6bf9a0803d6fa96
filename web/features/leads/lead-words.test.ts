import { expect, it } from 'vitest';
import type { LeadDto } from '../../../schema/leads/output';
import { loadBuyersTexts } from '../../i18n/load-texts';
import { sellingInEnglish } from '../../i18n/selling-en';
import type { Wording } from '../links/use-buyers-language';
import { shareTitle, shareUrl } from '../vehicles/share-text';
import { messageTo } from './lead-words';

const ENGLISH: Wording = { language: 'en', selling: sellingInEnglish, texts: null };
const inGujarati = async (): Promise<Wording> => {
  const texts = await loadBuyersTexts('gu');
  return { language: 'gu', selling: texts, texts };
};

const LEAD = {
  buyerName: 'Ravi',
  vehicleName: 'Swift',
  offerPrice: 427_500,
  offerCurrency: 'INR',
} as LeadDto;

it('a buyer is greeted by name, thanked for the sum, or told that the vehicle has been sold', async () => {
  expect(messageTo(LEAD, ENGLISH, 'offer')).toBe(
    'Hello Ravi, thank you for your offer of ₹4,27,500 for Swift.',
  );
  expect(messageTo({ ...LEAD, buyerName: null }, ENGLISH, 'sold')).toBe(
    'Hello, thank you for your offer of ₹4,27,500 for Swift. It has now been sold.',
  );
  expect(messageTo({ ...LEAD, vehicleName: 'Unknown Vehicle' }, ENGLISH, 'offer')).toBe(
    'Hello Ravi, thank you for your offer of ₹4,27,500 for the vehicle.',
  );
  expect(messageTo(LEAD, await inGujarati(), 'offer')).toBe(
    'નમસ્તે Ravi જી, Swift માટે તમારી ₹4,27,500 ની ઑફર મળી. આભાર.',
  );
});

it('a shared link leads to the page in the buyers’ language, with the distance in its words', async () => {
  const shared = { name: 'Swift', price: 475_000, currency: 'INR', kmsDriven: 42_000 } as const;
  const link = { shortUrl: 'https://chaabi.example/q/abc' };
  const listing = { ...shared, ...link, path: '/vehicle/1', listing: { vehicleId: '1' } };
  expect([shareTitle(listing, ENGLISH), shareUrl(link, ENGLISH)]).toEqual([
    'Swift, ₹4,75,000, 42,000 km',
    'https://chaabi.example/q/abc?src=link',
  ]);
  const gujarati = await inGujarati();
  expect([shareTitle(listing, gujarati), shareUrl(link, gujarati)]).toEqual([
    'Swift, ₹4,75,000, 42,000 કિમી',
    'https://chaabi.example/q/abc?src=link&lang=gu',
  ]);
  expect(shareTitle({ ...listing, kmsDriven: null }, gujarati)).toBe('Swift, ₹4,75,000');
});
