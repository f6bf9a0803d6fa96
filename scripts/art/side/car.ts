import type { Kit } from '../kit.ts';
import { circle, clip, ellipse, group, line, path, rect } from '../svg.ts';
import { pickWheel, wheel } from '../wheels.ts';
import type { SideSpec } from './spec.ts';

const seam = (d: string, kit: Kit) =>
  line(d, kit.deep, 3, 'opacity="0.75"') +
  line(d, kit.shine, 1.5, 'opacity="0.45" transform="translate(3 1)"');

function glass(spec: SideSpec, kit: Kit): string {
  const dark = '#11161c';
  const seats = [-70, 190].map(
    (x) =>
      rect(x - 26, -spec.radius * 4.3, 54, 80, '#0a0d12', 'rx="20"') +
      rect(x - 36, -spec.radius * 3.7, 70, 80, '#0a0d12', 'rx="20"'),
  );
  return [
    path(spec.windscreen, 'url(#glass)', `stroke="${dark}" stroke-width="5"`),
    spec.rearGlass ? path(spec.rearGlass, 'url(#glass)', `stroke="${dark}" stroke-width="5"`) : '',
    path(spec.windows, 'url(#glass)', `stroke="${dark}" stroke-width="9" stroke-linejoin="round"`),
    group(
      `${group(seats.join(''), 'opacity="0.5"')}${path('M-330 -280L-150 -520H-70L-250 -280Z', kit.sky, 'opacity="0.22"')}${path('M-40 -280L140 -520H166L-14 -280Z', kit.sky, 'opacity="0.16"')}${path('M210 -280L390 -520H440L260 -280Z', kit.sky, 'opacity="0.18"')}`,
      'clip-path="url(#windows)"',
    ),
    group(
      spec.pillars.map(([x1, y1, x2, y2, w]) => line(`M${x1} ${y1}L${x2} ${y2}`, dark, w)).join(''),
      'clip-path="url(#windows)"',
    ),
    kit.trim === 'top' ? line(spec.windows, '#c9d0d7', 2.5, 'opacity="0.8"') : '',
  ].join('');
}

function shading(spec: SideSpec, kit: Kit): string {
  const arches = spec.wheels.map((x) => {
    const r = spec.radius;
    const trim = spec.cladding
      ? circle(x, -r, r + 30, '#23282e')
      : circle(x, -r, r + 20, kit.deep, 'opacity="0.55"');
    return trim + circle(x, -r, r + 13, '#0b0e12');
  });
  const sill = spec.cladding
    ? rect(-620, -104, 1240, 60, '#262b32')
    : rect(-620, -88, 1240, 40, '#0d1118', 'opacity="0.55"');
  return [
    path(`${spec.shoulder}L800 -60H-800Z`, kit.deep, 'opacity="0.12"'),
    line(spec.shoulder, kit.shine, 16, 'opacity="0.75" filter="url(#soft4)" transform="translate(0 -4)"'),
    line(spec.shoulder, kit.deep, 4, 'opacity="0.35" transform="translate(0 9)"'),
    line(spec.crease, kit.shine, 10, 'opacity="0.65" filter="url(#soft4)" transform="translate(0 9)"'),
    line(spec.crease, kit.deep, 12, 'opacity="0.4" filter="url(#soft4)" transform="translate(0 -5)"'),
    line(spec.outline, '#ffffff', 8, 'opacity="0.4" filter="url(#soft4)"'),
    sill,
    arches.join(''),
  ].join('');
}

function lamps(spec: SideSpec, kit: Kit): string {
  const nose = spec.headlamp.match(/^M(-?\d+) (-?\d+)/);
  const glow =
    kit.lampsOn && nose ? ellipse(Number(nose[1]) + 10, Number(nose[2]) + 6, 150, 96, 'url(#lampGlow)') : '';
  return [
    path(
      spec.headlamp,
      kit.lampsOn ? '#fff3cf' : '#dfe8ef',
      'stroke="#2a323b" stroke-width="4" stroke-linejoin="round"',
    ),
    group(
      path(spec.headlamp, '#3b4652', 'opacity="0.55" transform="translate(46 -5)"'),
      'clip-path="url(#headlamp)"',
    ),
    line(spec.headlamp, '#ffffff', 3, 'opacity="0.6" stroke-dasharray="90 600" transform="translate(0 3)"'),
    path(
      spec.tailLamp,
      kit.lampsOn ? '#e8483c' : '#b3261f',
      'stroke="#4a0f10" stroke-width="3" stroke-linejoin="round"',
    ),
    line(spec.tailLamp, '#ff9c8c', 4, 'opacity="0.7" stroke-dasharray="40 500"'),
    glow,
  ].join('');
}

function mirror(spec: SideSpec, kit: Kit): string {
  const [x, y] = spec.mirror;
  return (
    path(`M${x - 6} ${y + 6}L${x + 16} ${y + 18}L${x + 22} ${y + 4}Z`, '#14181d') +
    path(
      `M${x - 30} ${y - 2}C${x - 34} ${y - 24} ${x - 14} ${y - 32} ${x + 12} ${y - 28}C${x + 24} ${y - 24} ${x + 24} ${y + 2} ${x + 14} ${y + 8}C${x - 4} ${y + 12} ${x - 24} ${y + 10} ${x - 30} ${y - 2}Z`,
      kit.trim === 'base' ? '#1d2228' : kit.paint,
      `stroke="${kit.deep}" stroke-width="2"`,
    ) +
    line(
      `M${x - 24} ${y - 14}C${x - 14} ${y - 24} ${x} ${y - 24} ${x + 10} ${y - 22}`,
      '#ffffff',
      4,
      'opacity="0.4"',
    )
  );
}

export function carSide(spec: SideSpec, kit: Kit): string {
  const style = pickWheel(kit);
  const handles = spec.handles.map(
    ([x, y]) =>
      rect(x - 26, y - 7, 52, 13, kit.deep, 'rx="6" opacity="0.4"') +
      rect(x - 26, y - 9, 52, 11, kit.trim === 'top' ? 'url(#chrome)' : kit.light, 'rx="5"'),
  );
  const rails =
    spec.rails && kit.trim !== 'base'
      ? line(spec.rails, '#3a4149', 9) + line(spec.rails, '#aeb6be', 3, 'transform="translate(0 -3)"')
      : '';
  return [
    `<defs>${clip('outline', spec.outline)}${clip('windows', spec.windows)}${clip('headlamp', spec.headlamp)}</defs>`,
    rect(spec.wheels[0] - 60, -150, spec.wheels[1] - spec.wheels[0] + 120, 92, '#080a0d', 'rx="20"'),
    rails,
    path(spec.outline, 'url(#paint)'),
    kit.blackRoof
      ? group(
          rect(-600, spec.roof - 10, 1300, 74, '#14181e') +
            line(`M-200 ${spec.roof + 10}H420`, '#fff', 8, 'opacity="0.25" filter="url(#soft4)"'),
          'clip-path="url(#outline)"',
        )
      : '',
    group(shading(spec, kit), 'clip-path="url(#outline)"'),
    spec.doors.map((d) => seam(d, kit)).join(''),
    glass(spec, kit),
    spec.details ?? '',
    handles.join(''),
    lamps(spec, kit),
    mirror(spec, kit),
    spec.wheels.map((x) => wheel(x, spec.radius, style)).join(''),
  ].join('');
}
