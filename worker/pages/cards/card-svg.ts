import { CARD_HEIGHT, CARD_WIDTH } from '../../../schema/cards/input';
import { BRAND } from '../../../schema/common/brand';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { CardWords, DrawnWords } from '../../../web/i18n/card-words';
import { known, ownersText } from '../../../web/i18n/en-shared';
import { formatNumber, formatPrice } from '../../../web/lib/format';
import type { CardFacts, ProfileCard, SiteCard, VehicleCard } from '../../features/cards/card-facts';
import { drawLine, fitting, type Line, type Style, WHITE, widthOf } from './card-line';
import { cut, drawable, escapeXml, wrap } from './card-text';

/** The photo's side length; the text is on the panel next to it. */
const PHOTO = 760;
const GAP = 6;
const LEFT = PHOTO + 40;
const ROOM = CARD_WIDTH - LEFT - 36;
const ACTION_TOP = 532;

const BRASS = '#f2cf7c';

/** The font has no Arabic letters, so those currencies are written as codes. */
const SIGNS = CURRENCIES.filter(({ symbol }) => drawable(symbol) === symbol);

/** Words of cards in English, which the font has. */
const ENGLISH: CardWords = {
  sold: 'SOLD',
  pending: 'Pending',
  offer: 'Make an offer',
  see: 'See and make offers',
  forSale: (count) => (count === 1 ? 'vehicle for sale' : 'vehicles for sale'),
  km: 'km',
  fuel: (name) => name,
  owners: (count) => ownersText(known, count),
  drawn: null,
};

const line = (text: Line, x: number, y: number, style: Style, drawn: DrawnWords | null = null) =>
  drawLine(text, x, y, style, drawn);

/** The logo, as in ui/logo.tsx. */
const mark = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 32})"><rect width="32" height="32" rx="8" fill="#0c6068"/>
  <g fill="none" stroke="${BRASS}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
  <circle cx="11.5" cy="16" r="4.5"/><path d="M16 16h9.5M25.5 16v4M20.75 16v3"/></g></g>`;

const photo = (href: string, x: number, y: number, width: number, height: number) =>
  `<image href="${escapeXml(href)}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`;

/** One whole photo, two halves, one above two, or four quarters. */
function photos([first, second, third, fourth]: string[]): string {
  const half = (CARD_HEIGHT - GAP) / 2;
  const quarter = (PHOTO - GAP) / 2;
  if (!first) return mark((PHOTO - 260) / 2, (CARD_HEIGHT - 260) / 2, 260);
  if (!second) return photo(first, 0, 0, PHOTO, CARD_HEIGHT);
  if (!third) return photo(first, 0, 0, PHOTO, half) + photo(second, 0, half + GAP, PHOTO, half);
  const below = photo(third, quarter + GAP, half + GAP, quarter, half);
  if (!fourth) {
    return photo(first, 0, 0, PHOTO, half) + photo(second, 0, half + GAP, quarter, half) + below;
  }
  return (
    photo(first, 0, 0, quarter, half) +
    photo(second, quarter + GAP, 0, quarter, half) +
    photo(third, 0, half + GAP, quarter, half) +
    photo(fourth, quarter + GAP, half + GAP, quarter, half)
  );
}

const brand = mark(LEFT, 40, 44) + line(BRAND.name, LEFT + 58, 73, { size: 30 });

const ACTION_SIZE = 30;

function action(text: string, drawn: DrawnWords | null) {
  const size = fitting(text, ACTION_SIZE, ROOM - 32, drawn);
  return `<rect x="${LEFT}" y="${ACTION_TOP}" width="${ROOM}" height="64" rx="14" fill="${BRASS}"/>
  ${line(text, LEFT + ROOM / 2, ACTION_TOP + 43, { size, fill: '#04252a', anchor: 'middle' }, drawn)}`;
}

function soldBand({ sold, drawn }: CardWords) {
  const size = fitting(sold, 116, PHOTO - 80, drawn);
  return `<rect width="${PHOTO}" height="${CARD_HEIGHT}" fill="#04181a" opacity="0.45"/>
  <g transform="rotate(-12 ${PHOTO / 2} ${CARD_HEIGHT / 2})">
  <rect x="-120" y="${CARD_HEIGHT / 2 - 75}" width="${PHOTO + 240}" height="150" fill="#b3261e"/>
  ${line(sold, PHOTO / 2 + 12, CARD_HEIGHT / 2 + 41, { size, anchor: 'middle', spacing: 24 }, drawn)}</g>`;
}

function pendingBand({ pending, drawn }: CardWords) {
  const width = Math.max(190, Math.ceil(widthOf(pending, 32, drawn)) + 60);
  return `<rect x="32" y="32" width="${width}" height="64" rx="14" fill="#85500a"/>
  ${line(pending, 32 + width / 2, 75, { size: 32, anchor: 'middle' }, drawn)}`;
}

/** The lines of a block, one below the other, and where the block ends. */
function block(lines: Line[], top: number, step: number, style: Style, drawn: DrawnWords | null = null) {
  const svg = lines.map((text, index) => line(text, LEFT, top + index * step, style, drawn)).join('');
  return { svg, end: top + Math.max(0, lines.length - 1) * step };
}

const FACT_SIZE = 30;

/** Facts in a row, without those at the end for which there is no room. */
function row(facts: (string | string[])[], drawn: DrawnWords | null): Line {
  const join = (some: (string | string[])[]) =>
    some.flatMap((fact, index) => [
      ...(index > 0 ? [' · '] : []),
      ...(typeof fact === 'string' ? [fact] : fact),
    ]);
  const given = facts.filter((fact) => fact.length > 0);
  const fits = (some: Line) => widthOf(some, FACT_SIZE, drawn) <= ROOM;
  const last = given.findLastIndex((_, index) => fits(join(given.slice(0, index + 1))));
  if (last >= 0) return join(given.slice(0, last + 1));
  const [first] = given;
  return typeof first === 'string' ? cut(first, FACT_SIZE, ROOM) : [];
}

/** Year and kilometres above fuel, owners and RTO; without the year if the name contains it. */
function factLines({ name, year, kmsDriven, fuelType, owners, rto }: VehicleCard, words: CardWords): Line[] {
  const kms = kmsDriven === null ? '' : [`${formatNumber(kmsDriven)} `, words.km];
  const said = words.fuel(fuelType ?? '');
  const fuel = words.drawn?.words[said] ? said : drawable(fuelType ?? '');
  const owned = owners ? words.owners(owners) : '';
  const lines = name.includes(String(year))
    ? [
        [kms, fuel],
        [owned, rto ?? ''],
      ]
    : [
        [String(year), kms],
        [fuel, owned, rto ?? ''],
      ];
  return lines.map((facts) => row(facts, words.drawn)).filter(({ length }) => length > 0);
}

function vehicleWords(card: VehicleCard, words: CardWords): string {
  const isSold = card.status === 'sold';
  const name = block(wrap(drawable(card.name), 44, ROOM, 3), 158, 54, { size: 44 });
  const price = formatPrice(card.price, card.currency, SIGNS);
  const size = fitting(price, 66, ROOM, null);
  const at = name.end + 90;
  const struck = `<rect x="${LEFT}" y="${at - size * 0.32}" width="${widthOf(price, size, null)}" height="4" fill="${WHITE}" opacity="0.7"/>`;
  return [
    name.svg,
    line(price, LEFT, at, { size, fill: isSold ? WHITE : BRASS, opacity: isSold ? 0.55 : 1 }),
    isSold ? struck : '',
    block(factLines(card, words), at + 52, 42, { size: FACT_SIZE, opacity: 0.92 }, words.drawn).svg,
    line(cut(drawable(card.seller), 28, ROOM), LEFT, isSold ? 584 : 502, { size: 28, opacity: 0.75 }),
    isSold ? '' : action(words.offer, words.drawn),
  ].join('');
}

function profileWords(card: ProfileCard, { forSale, see, drawn }: CardWords): string {
  const count = `${formatNumber(card.vehicleCount)}`;
  const name = block(wrap(drawable(card.name), 50, ROOM, 3), 164, 60, { size: 50 });
  const size = fitting(count, 92, ROOM, null);
  const what = forSale(card.vehicleCount);
  return [
    name.svg,
    line(count, LEFT, name.end + 112, { size, fill: BRASS }),
    line(what, LEFT, name.end + 160, { size: fitting(what, 34, ROOM, drawn) }, drawn),
    action(see, drawn),
  ].join('');
}

function siteSvg(card: SiteCard): string {
  const tagline = wrap(card.tagline, 46, 760, 2).map((text, index) =>
    line(text, 100, 438 + index * 62, { size: 46, fill: index === 0 ? WHITE : BRASS }),
  );
  return [mark(100, 120, 180), line(card.name, 320, 256, { size: 128 }), ...tagline].join('');
}

function contents(card: CardFacts, hrefs: string[], words: CardWords): string {
  if (card.kind === 'site') return siteSvg(card);
  const said = card.kind === 'vehicle' ? vehicleWords(card, words) : profileWords(card, words);
  const status =
    card.kind === 'vehicle' && card.status !== 'available'
      ? { pending: pendingBand, sold: soldBand }[card.status](words)
      : '';
  return `<svg width="${PHOTO}" height="${CARD_HEIGHT}">${photos(hrefs)}${status}</svg>${brand}${said}`;
}

/** The drawing of a card; `hrefs` are its available photos, in order. */
export const cardSvg = (card: CardFacts, hrefs: string[], words: CardWords = ENGLISH) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" font-family="Poppins" font-weight="600">
  <linearGradient id="ground" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="#0b5159"/><stop offset="1" stop-color="#062b30"/></linearGradient>
  <rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#ground)"/>${contents(card, hrefs, words)}</svg>`;
