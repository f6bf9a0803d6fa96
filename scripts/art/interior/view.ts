import { mix } from '../color.ts';
import type { Random } from '../random.ts';
import { blur, ellipse, rect, vertical } from '../svg.ts';
import type { SceneName } from '../types.ts';

export type Cabin = { dash: string; soft: string; seat: string; accent: string; night: boolean };

const DASHES = [
  { dash: '#2a2e34', soft: '#3a4047', seat: '#30343a' },
  { dash: '#2d2a2b', soft: '#c3b299', seat: '#cbbba3' },
  { dash: '#23282e', soft: '#6d5142', seat: '#75564a' },
  { dash: '#30343a', soft: '#8b9096', seat: '#7f858c' },
  { dash: '#262b33', soft: '#454d5b', seat: '#394150' },
] as const;

export function pickCabin(random: Random, paint: string, scene: SceneName): Cabin {
  const tones = random.pick(DASHES);
  const night = scene === 'forecourt';
  const dim = (tone: string) => (night ? mix(tone, '#1a1730', 0.32) : tone);
  return {
    dash: dim(tones.dash),
    soft: dim(tones.soft),
    seat: dim(tones.seat),
    accent: random.chance(0.4) ? paint : random.pick(['#aab2ba', '#c08a4a', '#5d666f'] as const),
    night,
  };
}

/** What the windscreen shows: the scene, near and out of focus. */
// The sharp copy lies underneath because a blur fades out at the picture's edge.
export const outlook = (backdrop: string) =>
  `<defs>${blur('outlook', 7)}</defs><g transform="translate(-260 -330) scale(1.32)"><g id="outside">${backdrop}</g><use href="#outside" filter="url(#outlook)"/></g>`;

/** A round instrument at (x, y) with its needle at `angle` degrees from straight up. */
export function dial(x: number, y: number, r: number, angle: number, glow: string): string {
  const ticks = Array.from({ length: 11 }, (_, i) => {
    const a = ((-130 + i * 26) * Math.PI) / 180;
    const at = (d: number) => `${(Math.sin(a) * r * d).toFixed(1)} ${(-Math.cos(a) * r * d).toFixed(1)}`;
    return `<path d="M${at(0.76)}L${at(0.9)}" stroke="${i > 8 ? '#e2574c' : '#dfe6ec'}" stroke-width="${i % 2 ? r * 0.025 : r * 0.045}"/>`;
  }).join('');
  return `<g transform="translate(${x} ${y})">${ellipse(0, 0, r * 1.04, r * 1.04, '#0a0c0f')}${ellipse(0, 0, r, r, '#14181d', 'stroke="#8f98a1" stroke-width="4"')}${ellipse(0, 0, r * 0.7, r * 0.7, glow, 'opacity="0.16"')}${ticks}<path d="M-5 ${r * 0.14}L0 ${-r * 0.8}L5 ${r * 0.14}Z" fill="#f0604d" transform="rotate(${angle})"/>${ellipse(0, 0, r * 0.12, r * 0.12, '#2b3138')}${rect(-r * 0.24, r * 0.4, r * 0.48, r * 0.18, '#8fb7c4', 'rx="4" opacity="0.55"')}</g>`;
}

export const dashDefs = (c: Cabin) =>
  `<defs>${vertical('dashTop', 560, 760, [
    [0, mix(c.dash, '#ffffff', 0.16)],
    [1, c.dash],
  ])}${vertical('dashLow', 740, 1200, [
    [0, c.soft],
    [1, mix(c.soft, '#0c0f13', 0.6)],
  ])}${blur('soft4', 4)}${blur('soft10', 10)}${blur('soft22', 22)}</defs>`;
