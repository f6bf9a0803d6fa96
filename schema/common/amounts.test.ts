import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from './amount-words';
import { problemOf } from './field-rules';
import { OFFER_PRICE_RULES, PRICE_RULES } from './price-rules';
import { ruledAmount } from './ruled-text';
import { inDigitsOf, NATIVE_SCRIPTS } from './test/native-digits';

describe('an amount', () => {
  it.each([
    ['520000', 520_000],
    ['5,20,000', 520_000],
    ['₹ 5,20,000.50', 520_000.5],
    ['5.2 lakh', 520_000],
    ['5.2 LAKHS', 520_000],
    ['5L', 500_000],
    ['5 lac', 500_000],
    ['1.2 cr', 12_000_000],
    ['1 Crore', 10_000_000],
    ['45k', 45_000],
    ['0.29 lakh', 29_000],
    ['5.25678 lakh', 525_678],
    ['45 thousand', 45_000],
    ['5.2 लाख', 520_000],
    ['45 हज़ार', 45_000],
    ['1.2 കോടി', 12_000_000],
    ['4.75 லட்சம்', 475_000],
    ['४.७५ लाख', 475_000],
    ['৪,৭৫,০০০', 475_000],
    ['૪.૭૫ લાખ', 475_000],
    ['50 ਹਜਾਰ', 50_000],
    ['50 వేల', 50_000],
    ['1 వెయ్యి', 1_000],
    ['4.75 లక్షల', 475_000],
    ['4.75 இலட்சம்', 475_000],
    ['4.75 लाख रुपये', 475_000],
    ['4.75 লাখ টাকা', 475_000],
    ['1,25,00,000 रुपये', 12_500_000],
    ['रु. 4,75,000', 475_000],
    ['રૂ. 4,75,000', 475_000],
    ['475000/-', 475_000],
    ['Rs 475000', 475_000],
    ['Rs. 4,75,000/-', 475_000],
    ['4.75 lakh rupees', 475_000],
    ['475000.', 475_000],
    ['4.5 lac', 450_000],
    ['5 lakh 50 thousand', 550_000],
    ['चार लाख पचास हज़ार', 450_000],
    ['chaar lakh pachattar hazaar', 475_000],
    ['four lakh ninety thousand', 490_000],
    ['4 लाख पंद्रह हजार', 415_000],
    ['१ करोड़ बीस लाख', 12_000_000],
    ['पचास हज़ार', 50_000],
    ['5 लाख 50 हज़ार', 550_000],
    ['1 crore 5 lakh', 10_500_000],
    ['ek lakh 75 hazaar', 175_000],
    ['sava lakh', 125_000],
    ['Sawa 5 lakh', 525_000],
    ['dedh lakh', 150_000],
    ['dhaai lakh', 250_000],
    ['saadhe teen lakh', 350_000],
    ['paune do lakh', 175_000],
    ['pauney paanch lakh', 475_000],
    ['saadhe saat lakh', 750_000],
    ['half lakh', 50_000],
    ['सवा लाख', 125_000],
    ['सवा पाँच लाख', 525_000],
    ['डेढ़ लाख रुपये', 150_000],
    ['ढाई लाख', 250_000],
    ['साढ़े ४ लाख', 450_000],
    ['साढ़े चार लाख', 450_000],
    ['पौने दो लाख', 175_000],
    ['पौन लाख', 75_000],
    ['सव्वा दोन लाख', 225_000],
    ['दीड लाख', 150_000],
    ['अडीच लाख', 250_000],
    ['साडे तीन लाख', 350_000],
    ['पावणे तीन लाख', 275_000],
    ['સવા ત્રણ લાખ', 325_000],
    ['દોઢ લાખ', 150_000],
    ['અઢી લાખ', 250_000],
    ['સાડા ચાર લાખ', 450_000],
    ['પોણા બે લાખ', 175_000],
    ['ਸਵਾ ਦੋ ਲੱਖ', 225_000],
    ['ਡੇਢ ਲੱਖ', 150_000],
    ['ਢਾਈ ਲੱਖ', 250_000],
    ['ਸਾਢੇ ਪੰਜ ਲੱਖ', 550_000],
    ['ਪੌਣੇ ਤਿੰਨ ਲੱਖ', 275_000],
    ['সওয়া দুই লাখ', 225_000],
    ['দেড় লাখ', 150_000],
    ['আড়াই লাখ', 250_000],
    ['সাড়ে তিন লাখ টাকা', 350_000],
    ['পৌনে দুই লাখ', 175_000],
    ['ஒன்றரை லட்சம்', 150_000],
    ['இரண்டரை லட்சம்', 250_000],
    ['மூன்றேகால் லட்சம்', 325_000],
    ['நாலே முக்கால் லட்சம்', 475_000],
    ['அரை லட்சம்', 50_000],
    ['లక్షన్నర', 150_000],
    ['రెండున్నర లక్షలు', 250_000],
    ['నాలుగున్నర లక్షల రూపాయలు', 450_000],
    ['ఐదు లక్షలు', 500_000],
    ['ಒಂದೂವರೆ ಲಕ್ಷ', 150_000],
    ['ಎರಡೂಕಾಲು ಲಕ್ಷ', 225_000],
    ['ಮೂರೂಮುಕ್ಕಾಲು ಲಕ್ಷ', 375_000],
    ['ನಾಲ್ಕೂವರೆ ಲಕ್ಷ', 450_000],
    ['ഒന്നര ലക്ഷം', 150_000],
    ['മൂന്നര ലക്ഷം', 350_000],
    ['രണ്ടേകാൽ ലക്ഷം', 225_000],
    ['നാലേമുക്കാൽ ലക്ഷം', 475_000],
    ['രണ്ട് ലക്ഷം രൂപ', 200_000],
  ])('%s is %d', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
    expect(problemOf(PRICE_RULES, typed)).toBeNull();
    expect(ruledAmount(PRICE_RULES).parse(typed)).toBe(String(amount));
  });

  it.each([
    '',
    'lakh',
    '5 lakh 20',
    '5.2.1',
    '-5',
    '5e5',
    '5 m',
    '12345678901',
    '9999999 cr',
    '1.234',
    '5 गाड़ी',
    '5lakhलाख',
    '1.234 रुपये',
    'रुपये',
    'साढ़े चार',
    'साढ़े दो लाख',
    'साढ़े 4.5 लाख',
    'सवा डेढ़ लाख',
    'डेढ़ चार लाख',
    'चार पाँच लाख',
    '5 lakh 150 thousand',
    'saath lakh',
    'chaar lakh saath hazaar',
    'पचास हज़ार चार लाख',
    '5.5 lakh 50 thousand',
    '5 lakh 2 lakh',
    '5 thousand 2 lakh',
    'ikkees lakh',
  ])('%j is not an amount', (typed) => {
    expect(readAmount(typed)).toBeNull();
    expect(ruledAmount(PRICE_RULES).safeParse(typed).success).toBe(false);
  });

  it.each(['4,5 lakh', '12,50 lakh', '4, 5L', '४,५ लाख'])(
    'is not %j, whose comma may be a decimal point',
    (typed) => expect(readAmount(typed)).toBeNull(),
  );

  it('of zero is refused as a price, and below one as an offer', () => {
    expect(problemOf(PRICE_RULES, '0.00')).toBe('Please enter a valid price');
    expect(problemOf(OFFER_PRICE_RULES, '0.5')).toBe('Offer price must be at least 1');
    expect(problemOf(OFFER_PRICE_RULES, '0.5 lakh')).toBeNull();
    expect(ruledAmount(OFFER_PRICE_RULES).safeParse('0.5 रुपये').success).toBe(false);
  });

  it('reads the same in lakh, in digits and with commas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (rupees) => {
        expect(readAmount(`${rupees / 100_000} lakh`)).toBe(rupees);
        expect(readAmount(rupees.toLocaleString('en-IN'))).toBe(rupees);
        for (const zero of NATIVE_SCRIPTS) {
          expect(readAmount(inDigitsOf(zero, rupees.toLocaleString('en-IN')))).toBe(rupees);
        }
      }),
    );
  });
});
