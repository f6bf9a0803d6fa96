import { CARD_HEIGHT, CARD_WIDTH } from '../../../schema/cards/input';
import { BRAND } from '../../../schema/common/brand';
import { CURRENCIES } from '../../../schema/common/currencies';
import { known, ownersText } from '../../../web/i18n/en-shared';
import { formatKms, formatNumber, formatPrice } from '../../../web/lib/format';
import type { CardFacts, ProfileCard, SiteCard, VehicleCard } from '../../features/cards/card-facts';
import { cut, drawable, escapeXml, fitting, widthOf, wrap } from './card-text';

/** The photo's side length; the text is on the panel next to it. */
const PHOTO = 760;
const GAP = 6;
const LEFT = PHOTO + 40;
const ROOM = CARD_WIDTH - LEFT - 36;
const ACTION_TOP = 532;

const BRASS = '#f2cf7c';
const WHITE = '#ffffff';

/** The font has no Arabic letters, so those currencies are written as codes. */
const SIGNS = CURRENCIES.filter(({ symbol }) => drawable(symbol) === symbol);

interface Style {
  size: number;
  fill?: string;
  opacity?: number;
  anchor?: 'start' | 'middle';
  spacing?: number;
}

function line(
  text: string,
  x: number,
  y: number,
  { size, fill = WHITE, opacity = 1, anchor, spacing }: Style,
) {
  const extras = `${anchor ? ` text-anchor="${anchor}"` : ''}${spacing ? ` letter-spacing="${spacing}"` : ''}`;
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" opacity="${opacity}"${extras}>${escapeXml(text)}</text>`;
}

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

const action = (
  words: string,
) => `<rect x="${LEFT}" y="${ACTION_TOP}" width="${ROOM}" height="64" rx="14" fill="${BRASS}"/>
  ${line(words, LEFT + ROOM / 2, ACTION_TOP + 43, { size: 30, fill: '#04252a', anchor: 'middle' })}`;

const soldBand = `<rect width="${PHOTO}" height="${CARD_HEIGHT}" fill="#04181a" opacity="0.45"/>
  <g transform="rotate(-12 ${PHOTO / 2} ${CARD_HEIGHT / 2})">
  <rect x="-120" y="${CARD_HEIGHT / 2 - 75}" width="${PHOTO + 240}" height="150" fill="#b3261e"/>
  ${line('SOLD', PHOTO / 2 + 12, CARD_HEIGHT / 2 + 41, { size: 116, anchor: 'middle', spacing: 24 })}</g>`;

const pendingBand = `<rect x="32" y="32" width="190" height="64" rx="14" fill="#85500a"/>
  ${line('Pending', 127, 75, { size: 32, anchor: 'middle' })}`;

/** The lines of a block, one below the other, and where the block ends. */
function block(lines: string[], top: number, step: number, style: Style) {
  const svg = lines.map((text, index) => line(text, LEFT, top + index * step, style)).join('');
  return { svg, end: top + Math.max(0, lines.length - 1) * step };
}

/** Year and kilometres above fuel, owners and RTO; without the year if the name contains it. */
function factLines({ name, year, kmsDriven, fuelType, owners, rto }: VehicleCard): string[] {
  const kms = kmsDriven === null ? '' : formatKms(kmsDriven);
  const fuel = drawable(fuelType ?? '');
  const owned = owners ? ownersText(known, owners) : '';
  const lines = name.includes(String(year))
    ? [
        [kms, fuel],
        [owned, rto],
      ]
    : [
        [String(year), kms],
        [fuel, owned, rto],
      ];
  return lines.map((parts) => parts.filter(Boolean).join(' · ')).filter(Boolean);
}

function vehicleWords(card: VehicleCard): string {
  const isSold = card.status === 'sold';
  const name = block(wrap(drawable(card.name), 44, ROOM, 3), 158, 54, { size: 44 });
  const price = formatPrice(card.price, card.currency, SIGNS);
  const size = fitting(price, 66, ROOM);
  const at = name.end + 90;
  const facts = factLines(card).map((fact) => cut(fact, 30, ROOM));
  const struck = `<rect x="${LEFT}" y="${at - size * 0.32}" width="${widthOf(price, size)}" height="4" fill="${WHITE}" opacity="0.7"/>`;
  return [
    name.svg,
    line(price, LEFT, at, { size, fill: isSold ? WHITE : BRASS, opacity: isSold ? 0.55 : 1 }),
    isSold ? struck : '',
    block(facts, at + 52, 42, { size: 30, opacity: 0.92 }).svg,
    line(cut(drawable(card.seller), 28, ROOM), LEFT, isSold ? 584 : 502, { size: 28, opacity: 0.75 }),
    isSold ? '' : action('Make an offer'),
  ].join('');
}

function profileWords(card: ProfileCard): string {
  const count = `${formatNumber(card.vehicleCount)}`;
  const name = block(wrap(drawable(card.name), 50, ROOM, 3), 164, 60, { size: 50 });
  const size = fitting(count, 92, ROOM);
  return [
    name.svg,
    line(count, LEFT, name.end + 112, { size, fill: BRASS }),
    line(card.vehicleCount === 1 ? 'vehicle for sale' : 'vehicles for sale', LEFT, name.end + 160, {
      size: 34,
    }),
    action('See and make offers'),
  ].join('');
}

function siteSvg(card: SiteCard): string {
  const tagline = wrap(card.tagline, 46, 760, 2).map((text, index) =>
    line(text, 100, 438 + index * 62, { size: 46, fill: index === 0 ? WHITE : BRASS }),
  );
  return [mark(100, 120, 180), line(card.name, 320, 256, { size: 128 }), ...tagline].join('');
}

function contents(card: CardFacts, hrefs: string[]): string {
  if (card.kind === 'site') return siteSvg(card);
  const words = card.kind === 'vehicle' ? vehicleWords(card) : profileWords(card);
  const status =
    card.kind === 'profile' ? '' : { available: '', pending: pendingBand, sold: soldBand }[card.status];
  return `<svg width="${PHOTO}" height="${CARD_HEIGHT}">${photos(hrefs)}${status}</svg>${brand}${words}`;
}

/** The drawing of a card; `hrefs` are its available photos, in order. */
export const cardSvg = (card: CardFacts, hrefs: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" font-family="Poppins" font-weight="600">
  <linearGradient id="ground" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="#0b5159"/><stop offset="1" stop-color="#062b30"/></linearGradient>
  <rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#ground)"/>${contents(card, hrefs)}</svg>`;
