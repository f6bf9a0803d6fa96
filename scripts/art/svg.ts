export type Stop = readonly [offset: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** Vertical gradient in user space, so that every part painted with it shares one light. */
export const vertical = (id: string, top: number, bottom: number, list: readonly Stop[]) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top}" y2="${bottom}">${stops(list)}</linearGradient>`;

export const radial = (id: string, list: readonly Stop[]) =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

export const blur = (id: string, amount: number) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${amount}"/></filter>`;

export const clip = (id: string, d: string) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;

export const path = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}" ${rest}/>`;

export const line = (d: string, color: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, rest = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${rest}/>`;

export const circle = (x: number, y: number, r: number, fill: string, rest = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${rest}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, rest = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${rest}/>`;

export const group = (content: string, rest = '') => `<g ${rest}>${content}</g>`;

/** The same drawing on the right and, mirrored, on the left. */
export const both = (content: string) => content + group(content, 'transform="scale(-1 1)"');

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

type Cubic = readonly [number, number, number, number, number, number];

/**
 * A closed outline that mirrors its right half: from the top centre (0, top) through the curves to the bottom
 * centre, and back up on the left.
 */
export function symmetric(top: number, curves: readonly Cubic[]): string {
  let d = `M0 ${top}`;
  for (const c of curves) d += `C${c[0]} ${c[1]} ${c[2]} ${c[3]} ${c[4]} ${c[5]}`;
  for (let i = curves.length - 1; i >= 0; i--) {
    const c = curves[i];
    if (!c) continue;
    const to = curves[i - 1];
    d += `C${-c[2]} ${c[3]} ${-c[0]} ${c[1]} ${to ? -to[4] : 0} ${to ? to[5] : top}`;
  }
  return `${d}Z`;
}

/** A straight segment in the form `symmetric` takes. */
export const straight = (x1: number, y1: number, x2: number, y2: number): Cubic => [
  x1 + (x2 - x1) / 3,
  y1 + (y2 - y1) / 3,
  x1 + ((x2 - x1) * 2) / 3,
  y1 + ((y2 - y1) * 2) / 3,
  x2,
  y2,
];
