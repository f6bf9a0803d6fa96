import {
  CRORE,
  END,
  FIGURE,
  KM,
  LAKH,
  OWNER,
  Remaining,
  readFigure,
  START,
  scaleOf,
  THOUSAND,
} from './advert-text';

/** A model's usual price range, in rupees. */
export interface Usual {
  low: number;
  high: number;
}

export const isUsual = (sum: number, { low, high }: Usual) => sum >= low * 0.4 && sum <= high * 1.6;

/** Sums that are not the asking price: of a new vehicle, of insurance, of a loan. */
const OTHER_SUM = new RegExp(
  `(?:on[\\s-]?road|ऑन\\s?रोड|showroom|शोरूम|new(?!\\s*(?:rs|₹))|company|idv|emi|loan|down\\s?payment|market|bought|invoice|bill)\\s*(?:price|value|car|new|it)?\\s*(?:new|today|now|available|starts?|starting)?\\s*(?:is|was|of|for|at|from|:|=|-)?\\s*(?:rs\\.?|₹|inr)?\\s*${FIGURE}\\s*(?:${LAKH}|${THOUSAND}|${CRORE})?${END}`,
);
/** "dedh lakh ki li thi": what the seller paid. */
const PAID = new RegExp(
  `${START}${FIGURE}\\s*(?:${LAKH}|${THOUSAND})\\s*(?:k[aei]|mein|me|का|की|में)?\\s*(?:li|liya|khari?di|padi|ली|लिया|खरीदी|पड़ी)\\s*(?:th[aei]|थी|था)${END}`,
);
const PRICE_LABEL =
  '(?:price|prize|rate|demand|dmd|asking|reduced to|now only|expected|expecting|final|last|offer|(?:sell(?:ing)?|give|giving)\\s?(?:it\\s)?(?:at|for|price)|@|कीमत|क़ीमत|दाम|रेट|भाव|डिमांड)';
const LAST = '(?:final|last(?!\\s(?:month|week|year|service))|आखिरी|आख़िरी|aakhri|akhri)';
/** "6.40 mangi hai, 6.20 tak de denge": what follows is the last price. */
const GIVEN = new RegExp(
  `(?<!(?:${LAKH})\\s)${START}(\\d{1,2}\\.\\d{1,2}|\\d{4,7}|${FIGURE}(?=\\s*(?:${LAKH}|${THOUSAND})))\\s*(${LAKH}|${THOUSAND})?\\s*(?:tak|तक|mein?|me|में)\\s*(?:de|dunga|denge|ho|दे|दूं|दूँ|हो)`,
);
const BARGAIN = '(?:fix(?:ed)?|final|last|firm|nego(?:tiable|ciable)?|neg|slightly|only|फिक्स|नेगो)';

/** "4 lakh 75 hazaar", "4 lakh 75", "4.75 L". */
function lakhsIn(left: Remaining): number[] {
  const part = `(?:\\s*(\\d{1,2})(?:\\s*(${THOUSAND}))?(?!\\s*(?:st|nd|rd|th|${OWNER}|${KM}|[.,]?\\d|${LAKH}))${END})?`;
  // "5 to 5.5 lakh" is no price.
  const range = new RegExp(`${START}${FIGURE}\\s*(?:and|to|se|से|-)\\s*${FIGURE}\\s*(?:${LAKH})${END}`);
  const ranges = left.takeAll(range, () => Number.NaN);
  const sums = left.takeAll(
    new RegExp(`${START}(${FIGURE})\\s*(${LAKH}|${CRORE})${part}${END}`),
    ([, figure, unit, few, thousand]) => {
      const scale = scaleOf(unit);
      // "4 lakh 5" may mean 4,05,000 or 4,50,000.
      if (few && !thousand && (few.length < 2 || scale !== 1e5)) return Number.NaN;
      return readFigure(figure) * scale + (few ? Number(few) * 1000 : 0);
    },
  );
  return [...ranges, ...sums];
}

/**
 * A bare figure in the only unit that makes it a usual price, if there is exactly one: 4.75 for a car is 4.75
 * lakh.
 */
export function scaled(figure: number, { low, high }: { low: number; high: number }): number | null {
  const fits = [1, 1e3, 1e5]
    .map((scale) => figure * scale)
    .filter((sum) => sum >= low * 0.4 && sum <= high * 1.6);
  const [only] = fits;
  return fits.length === 1 && only !== undefined ? Math.round(only) : null;
}

/** The asking price in rupees; null if there is none, or more than one sum. */
export function priceIn(left: Remaining, usual: Usual): number | null {
  for (const other of [OTHER_SUM, PAID]) left.takeAll(other, () => true);
  // A labelled sum wins over others, and a last price over the first.
  const labelled = [LAST, PRICE_LABEL].map((label) => {
    const place = new Remaining('');
    left.take(
      new RegExp(`${label}\\s*(?:price|is|hai|:|=|-|rs\\.?|₹|inr)*\\s*([^;]{1,40})`),
      ([, rest = '']) => {
        place.text = rest;
        return null;
      },
    );
    return place;
  });
  const given = left.take(GIVEN, ([, figure, unit]) =>
    unit ? readFigure(figure) * scaleOf(unit) : scaled(readFigure(figure), usual),
  );
  if (given !== null && isUsual(given, usual)) return Math.round(given);
  for (const place of [...labelled, left]) {
    const isLabelled = place !== left;
    const said = [
      ...lakhsIn(place),
      ...place.takeAll(
        new RegExp(`(?:₹|rs\\.?|inr|रु\\.?|रुपये)\\s*(${FIGURE})\\s*(${THOUSAND})?(?:\\s*/-)?${END}`),
        ([, figure, unit]) => readFigure(figure) * scaleOf(unit),
      ),
      ...place.takeAll(
        new RegExp(
          `${START}(\\d{5,8}|\\d{1,3}(?:,\\d{2,3})+)\\s*(?:/-|/=|rs|rupees|रुपये)?(?!\\d|,\\d|\\s*(?:${KM}|${OWNER}|cc)${END})`,
        ),
        ([, figure]) => readFigure(figure),
      ),
      // With one decimal between commas it may be the engine.
      ...place.takeAll(
        /(?:;\s*(\d{1,3}\.\d{1,2})|,\s*(\d{1,2}\.\d{2}))\s*(?=[;,]|$)/,
        ([, figure, listed = figure]) => scaled(readFigure(listed), usual),
      ),
      ...place.takeAll(
        new RegExp(`${START}(\\d{1,3}(?:\\.\\d{1,2})?)\\s*(?:/-)?\\s*${BARGAIN}${END}`),
        ([, figure]) => scaled(readFigure(figure), usual) ?? Number.NaN,
      ),
      ...place.takeAll(
        new RegExp(
          `${START}(${FIGURE})\\s*(?:${THOUSAND})\\s*(?:${BARGAIN}|rupees|rupaye|rupay|rupaiye|rs|रुपये|रुपए|mein|me|में|chahiye|de do|de denge)${END}`,
        ),
        ([, figure]) => readFigure(figure) * 1000,
      ),
      ...(isLabelled
        ? place.takeAll(
            // "price 62" has no unit, and "6.5 / 6.2" is two sums.
            new RegExp(
              `^\\s*(\\d{1,3}\\.\\d{1,2}|\\d{1,3}(?=\\s*(?:${THOUSAND})))\\s*(${THOUSAND})?${END}(?!\\s*(?:/|or|ya|to|-)\\s*\\d)`,
            ),
            ([, figure, unit]) =>
              unit ? readFigure(figure) * 1000 : (scaled(readFigure(figure), usual) ?? Number.NaN),
          )
        : []),
    ];
    const sums = [...new Set(said.map((sum) => Math.round(sum)))];
    const [only] = sums;
    if (sums.length > 1) return null;
    // "Music of 1 lakh" is no price of a car.
    if (only !== undefined) return only >= 1000 && (isLabelled || isUsual(only, usual)) ? only : null;
  }
  return null;
}
