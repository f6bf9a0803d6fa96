import type { Kit } from '../kit.ts';
import { plate } from '../plate.ts';
import { both, circle, ellipse, line, path, rect, straight, symmetric } from '../svg.ts';
import { wheel } from '../wheels.ts';
import { shell } from './shell.ts';
import type { EndSpec } from './spec.ts';

function tailLamps(s: EndSpec, kit: Kit): string {
  const top = -s.belt + (s.tail === 'boot' ? 40 : 20);
  const o = s.half - 4;
  const style = kit.random.pick(
    s.tail === 'bed'
      ? (['tall'] as const)
      : s.tail === 'boot'
        ? (['wide', 'wedge'] as const)
        : (['tall', 'wedge', 'wide'] as const),
  );
  const shapes = {
    tall: `M${o - 66} ${top}L${o - 14} ${top + 6}C${o} ${top + 60} ${o + 4} ${top + 120} ${o} ${top + 164}L${o - 58} ${top + 156}Q${o - 72} ${top + 80} ${o - 66} ${top}Z`,
    wedge: `M${o - 150} ${top + 36}L${o - 20} ${top - 2}C${o} ${top + 40} ${o + 2} ${top + 84} ${o - 2} ${top + 112}L${o - 96} ${top + 96}Z`,
    wide: `M${o - 196} ${top + 30}L${o - 16} ${top + 8}C${o} ${top + 34} ${o + 2} ${top + 60} ${o - 2} ${top + 84}L${o - 186} ${top + 78}Z`,
  };
  const d = shapes[style];
  const red = kit.lampsOn ? '#f0503f' : '#b62420';
  const bar =
    style === 'wide' && kit.trim === 'top'
      ? rect(-o + 190, top + 44, (o - 190) * 2, 14, red, 'opacity="0.9"')
      : '';
  return (
    bar +
    both(
      path(d, red, 'stroke="#3c0d10" stroke-width="6" stroke-linejoin="round"') +
        path(`M${o - 52} ${top + 60}H${o - 8}V${top + 84}H${o - 52}Z`, '#f1e5dd', 'opacity="0.85"') +
        line(`M${o - 54} ${top + 24}L${o - 22} ${top + 20}`, '#ff9f8d', 7, 'opacity="0.9"') +
        line(`M${o - 52} ${top + 44}L${o - 14} ${top + 42}`, '#7d1416', 4) +
        (kit.lampsOn ? ellipse(o - 50, top + 60, 130, 110, 'url(#redGlow)') : ''),
    )
  );
}

function lid(s: EndSpec, kit: Kit): string {
  const top = s.tail === 'hatch' || s.tail === 'tailgate' ? -s.belt - 4 : -s.belt + 8;
  const bottom = s.tail === 'bed' ? -230 : -s.cladding - 84;
  const w = s.half - (s.tail === 'bed' ? 70 : 64);
  const outline = symmetric(top, [
    straight(0, top, w - 14, top),
    [w + 8, top + 40, w + 2, bottom - 60, w - 24, bottom],
    straight(w - 24, bottom, 0, bottom + 8),
  ]);
  const crease = -s.belt + 128;
  return [
    path(outline, kit.paint, 'opacity="0.55"'),
    path(outline, 'none', `stroke="${kit.deep}" stroke-width="4" opacity="0.75"`),
    line(`M${-w + 30} ${top + 18}H${w - 30}`, '#fff', 12, 'opacity="0.4" filter="url(#soft4)"'),
    line(
      `M${-w + 16} ${crease}C-150 ${crease + 16} 150 ${crease + 16} ${w - 16} ${crease}`,
      kit.deep,
      9,
      'opacity="0.4" filter="url(#soft4)"',
    ),
    line(
      `M${-w + 16} ${crease + 12}C-150 ${crease + 28} 150 ${crease + 28} ${w - 16} ${crease + 12}`,
      kit.shine,
      8,
      'opacity="0.6" filter="url(#soft4)"',
    ),
  ].join('');
}

export function carRear(s: EndSpec, kit: Kit): string {
  const drop = s.tail === 'boot' ? 34 : s.tail === 'bed' ? 44 : 6;
  const seats = [-150, 0, 150]
    .map((x) => rect(x - 36, -s.belt - 92 - drop, 72, 70, '#0a0d11', 'rx="24" opacity="0.6"'))
    .join('');
  // The boxy one of the two shapes carries its spare wheel outside.
  const spare = s.tail === 'tailgate' && kit.shape >= 0.5;
  const plateY = spare ? -s.cladding - 46 : s.tail === 'bed' ? -s.cladding - 4 : -s.belt + 172;
  const chrome = kit.trim === 'base' ? kit.deep : 'url(#chrome)';
  const wiper = s.tail === 'hatch' || s.tail === 'tailgate';
  return [
    shell(
      s,
      kit,
      drop,
      seats +
        line(
          `M${-s.roofHalf} ${-s.belt - 120}H${s.roofHalf}M${-s.roofHalf} ${-s.belt - 150}H${s.roofHalf}M${-s.roofHalf} ${-s.belt - 180}H${s.roofHalf}`,
          '#c48a5a',
          1.5,
          'opacity="0.25"',
        ),
    ),
    s.tail === 'hatch'
      ? path(
          `M${-s.roofHalf + 10} ${-s.height + 34}C-120 ${-s.height + 18} 120 ${-s.height + 18} ${s.roofHalf - 10} ${-s.height + 34}L${s.roofHalf - 30} ${-s.height + 58}C120 ${-s.height + 48} -120 ${-s.height + 48} ${-s.roofHalf + 30} ${-s.height + 58}Z`,
          kit.dark,
        )
      : '',
    rect(
      -44,
      -s.height + (s.tail === 'hatch' ? 40 : 52),
      88,
      9,
      kit.lampsOn ? '#ff5a47' : '#8e1d1c',
      'rx="4"',
    ),
    wiper ? line(`M0 ${-s.belt - 36}L130 ${-s.belt - 62}`, '#0b0e12', 8) : '',
    lid(s, kit),
    tailLamps(s, kit),
    rect(-128, plateY - 46, 256, 84, kit.deep, 'rx="16" opacity="0.5"'),
    rect(-120, plateY - 50, 240, 12, chrome, 'rx="6"'),
    plate(0, plateY + 2, 196),
    spare
      ? wheel(0, 118, { rim: () => circle(0, 0, 92, kit.paint), metal: kit.dark }, 0.8, s.belt - 172)
      : ellipse(0, plateY - 96, 28, 20, 'url(#chrome)', 'stroke="#4c555f" stroke-width="3"'),
    s.tail === 'bed' ? rect(-70, plateY - 170, 140, 34, '#14191e', 'rx="8"') : '',
    rect(-s.half + 30, -s.cladding - 62, s.half * 2 - 60, 8, kit.deep, 'opacity="0.35"'),
    both(rect(s.half - 120, -s.cladding + 18, 74, 18, '#a92420', 'rx="6"')),
    kit.trim === 'base' || kit.electric
      ? ''
      : rect(-s.half + 130, -84, 76, 22, 'url(#chrome)', 'rx="10"') +
        rect(-s.half + 140, -80, 56, 14, '#0b0d10', 'rx="7"'),
  ].join('');
}
