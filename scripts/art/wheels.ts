import { mix } from './color.ts';
import type { Kit } from './kit.ts';
import { circle, group, line, path, rect, repeat } from './svg.ts';

type Rim = (r: number, metal: string, shade: string) => string;

const turn = (count: number, index: number, content: string) =>
  group(content, `transform="rotate(${(360 / count) * index})"`);

const spokes =
  (count: number, d: (r: number) => string): Rim =>
  (r, metal, shade) =>
    repeat(count, (i) =>
      turn(
        count,
        i,
        path(d(r), metal, `stroke="${shade}" stroke-width="${r * 0.02}" stroke-linejoin="round"`),
      ),
    );

const broad = spokes(5, (r) => `M${-r * 0.1} 0L${-r * 0.2} ${-r * 0.94}H${r * 0.2}L${r * 0.1} 0Z`);
const slim = spokes(10, (r) => `M${-r * 0.06} 0L${-r * 0.05} ${-r * 0.95}H${r * 0.07}L${r * 0.06} 0Z`);
const twin = spokes(
  5,
  (r) =>
    `M${-r * 0.12} ${-r * 0.1}L${-r * 0.3} ${-r * 0.92}L${-r * 0.15} ${-r * 0.95}L0 ${-r * 0.34}L${r * 0.15} ${-r * 0.95}L${r * 0.3} ${-r * 0.92}L${r * 0.12} ${-r * 0.1}Z`,
);
const turbine = spokes(
  7,
  (r) =>
    `M${-r * 0.08} 0C${-r * 0.2} ${-r * 0.4} ${-r * 0.1} ${-r * 0.7} ${r * 0.1} ${-r * 0.95}L${r * 0.3} ${-r * 0.9}C${r * 0.12} ${-r * 0.6} ${r * 0.06} ${-r * 0.4} ${r * 0.08} 0Z`,
);
const cover: Rim = (r, metal, shade) =>
  circle(0, 0, r * 0.95, metal) +
  repeat(8, (i) =>
    turn(
      8,
      i,
      path(
        `M${-r * 0.12} ${-r * 0.45}L${-r * 0.16} ${-r * 0.8}Q0 ${-r * 0.88} ${r * 0.16} ${-r * 0.8}L${r * 0.12} ${-r * 0.45}Q0 ${-r * 0.5} ${-r * 0.12} ${-r * 0.45}Z`,
        shade,
      ),
    ),
  );

export type WheelStyle = { rim: Rim; metal: string };

export function pickWheel(kit: Kit): WheelStyle {
  if (kit.trim === 'base') return { rim: cover, metal: '#b3bac1' };
  const rim = kit.random.pick(kit.trim === 'top' ? [twin, turbine, slim] : [broad, slim, twin]);
  return { rim, metal: kit.random.pick(['#d5dade', '#c3c9cf', '#aab1b8', '#8b939b']) };
}

/** A wheel seen from the side at x, standing `lift` above the ground. `share` is the rim's part of the radius. */
export function wheel(x: number, r: number, style: WheelStyle, share = 0.7, lift = 0): string {
  const rim = r * share;
  const shade = mix(style.metal, '#1b222c', 0.62);
  return group(
    [
      circle(0, 0, r, '#15181d'),
      circle(0, 0, r * 0.93, 'none', `stroke="#2c3138" stroke-width="${r * 0.05}"`),
      line(
        `M${-r * 0.62} ${-r * 0.68}A${r * 0.92} ${r * 0.92} 0 0 1 ${r * 0.62} ${-r * 0.68}`,
        '#4a5058',
        r * 0.035,
        'opacity="0.8"',
      ),
      circle(0, 0, rim * 1.03, '#0d1014'),
      circle(0, 0, rim * 0.66, '#4b525a'),
      circle(0, 0, rim * 0.66, 'none', 'stroke="#6a727b" stroke-width="2"'),
      path(
        `M${rim * 0.28} ${-rim * 0.6}A${rim * 0.66} ${rim * 0.66} 0 0 1 ${rim * 0.62} ${rim * 0.2}L${rim * 0.42} ${rim * 0.13}L${rim * 0.2} ${-rim * 0.42}Z`,
        '#23282f',
      ),
      style.rim(rim, style.metal, shade),
      circle(0, 0, rim * 0.96, 'none', `stroke="${style.metal}" stroke-width="${rim * 0.08}"`),
      line(
        `M${-rim * 0.7} ${-rim * 0.62}A${rim * 0.95} ${rim * 0.95} 0 0 1 ${rim * 0.5} ${-rim * 0.8}`,
        '#ffffff',
        rim * 0.05,
        'opacity="0.75"',
      ),
      circle(0, 0, rim * 0.2, style.metal, `stroke="${shade}" stroke-width="2"`),
      circle(0, 0, rim * 0.1, shade),
    ].join(''),
    `transform="translate(${x} ${-r - lift})"`,
  );
}

/** A tyre seen from the front or rear, its outer edge at `outer` (right side). */
export function tyreEnd(outer: number, width: number, height: number): string {
  const x = outer - width;
  return (
    rect(x, -height, width, height, '#14171b', `rx="${width * 0.26}"`) +
    repeat(4, (i) =>
      rect(x + width * (0.14 + i * 0.2), -height * 0.9, width * 0.07, height * 0.86, '#262b31', 'rx="3"'),
    ) +
    rect(x + width * 0.05, -height * 0.35, width * 0.9, height * 0.35, '#07090b', 'opacity="0.45" rx="10"')
  );
}
