import type { Kit } from '../kit.ts';
import { both, circle, clip, ellipse, group, line, path, rect, repeat, straight, symmetric } from '../svg.ts';
import type { EndSpec } from './spec.ts';

const GRILLES = ['slats', 'mesh', 'slots', 'wing'] as const;
const LAMPS = ['sweep', 'block', 'slim', 'round'] as const;

export function grille(s: EndSpec, kit: Kit): string {
  const style = kit.random.pick(s.bonnet > 400 ? (['slots', 'slats', 'mesh'] as const) : GRILLES);
  const top = -s.bonnet + 22;
  const tall = s.bonnet > 400 ? 108 : 62;
  const w = s.half * (style === 'wing' ? 0.5 : 0.44);
  const d = symmetric(top, [
    straight(0, top, w, top - 4),
    [w + 16, top + 12, w - 4, top + tall * 0.7, w * 0.82, top + tall],
    straight(w * 0.82, top + tall, 0, top + tall + 6),
  ]);
  const bright = kit.trim === 'base' ? '#3a424b' : 'url(#chrome)';
  const rows = Math.round(tall / 20);
  const inside = {
    slats: repeat(rows, (i) => rect(-w - 20, top + 6 + i * 20, w * 2 + 40, 6, bright, 'opacity="0.8"')),
    mesh:
      repeat(34, (i) => line(`M${-w - 80 + i * 18} ${top - 10}l${tall + 20} ${tall + 20}`, '#4a535d', 3)) +
      repeat(34, (i) => line(`M${w + 80 - i * 18} ${top - 10}l${-tall - 20} ${tall + 20}`, '#4a535d', 3)),
    slots: repeat(7, (i) =>
      rect(
        -w * 0.76 + (i * w * 1.52) / 6 - 9,
        top + 10,
        18,
        tall - 16,
        kit.trim === 'base' ? kit.dark : 'url(#chrome)',
        'rx="8"',
      ),
    ),
    wing: path(
      `M${-w - 20} ${top + 4}L-60 ${top + tall * 0.55}H60L${w + 20} ${top + 4}V${top + 18}L64 ${top + tall * 0.55 + 16}H-64L${-w - 20} ${top + 18}Z`,
      'url(#chrome)',
    ),
  }[style];
  const badge =
    ellipse(0, top + tall * 0.5, 30, 22, 'url(#chrome)', 'stroke="#4c555f" stroke-width="3"') +
    ellipse(0, top + tall * 0.5, 17, 11, kit.deep);
  if (kit.electric)
    return (
      path(d, kit.paint, `stroke="${kit.deep}" stroke-width="4" stroke-linejoin="round"`) +
      line(`M${-w + 10} ${top + 8}H${w - 10}`, kit.lampsOn ? '#fff6dc' : '#f4f8fb', 7) +
      badge
    );
  return [
    `<defs>${clip('grille', d)}</defs>`,
    path(
      d,
      '#0e1216',
      `stroke="${kit.trim === 'top' ? '#cbd2d9' : '#171c22'}" stroke-width="7" stroke-linejoin="round"`,
    ),
    group(inside, 'clip-path="url(#grille)"'),
    badge,
  ].join('');
}

export function headlamps(s: EndSpec, kit: Kit): string {
  const style = kit.random.pick(s.bonnet > 400 ? (['block', 'slim', 'round'] as const) : LAMPS);
  const y = -s.bonnet + 20;
  const inner = s.half * 0.53;
  const outer = s.half - 6;
  const shapes = {
    sweep: `M${inner} ${y + 30}C${inner + 30} ${y - 10} ${outer - 60} ${y - 50} ${outer - 8} ${y - 66}C${outer} ${y - 20} ${outer - 8} ${y + 34} ${outer - 40} ${y + 44}C${inner + 70} ${y + 52} ${inner + 20} ${y + 48} ${inner} ${y + 30}Z`,
    block: `M${inner + 14} ${y - 14}L${outer - 14} ${y - 30}C${outer} ${y - 10} ${outer + 2} ${y + 40} ${outer - 8} ${y + 62}L${inner + 26} ${y + 56}Q${inner + 6} ${y + 30} ${inner + 14} ${y - 14}Z`,
    slim: `M${inner} ${y + 2}L${outer - 10} ${y - 28}C${outer} ${y - 12} ${outer} ${y + 12} ${outer - 6} ${y + 22}L${inner + 16} ${y + 30}Z`,
    round: `M${inner + 16} ${y + 16}C${inner + 20} ${y - 36} ${outer - 24} ${y - 44} ${outer - 12} ${y + 8}C${outer - 10} ${y + 66} ${inner + 20} ${y + 76} ${inner + 16} ${y + 16}Z`,
  };
  const d = shapes[style];
  const cx = (inner + outer) / 2 + 10;
  const r = style === 'slim' ? 15 : 29;
  const day =
    kit.trim === 'base'
      ? ''
      : line(
          `M${inner + 22} ${y + (style === 'slim' ? 24 : 46)}L${outer - 26} ${y + (style === 'slim' ? 14 : 44)}`,
          '#ffffff',
          6,
          'opacity="0.95"',
        );
  return both(
    path(d, '#2a323b', 'stroke="#14181d" stroke-width="6" stroke-linejoin="round"') +
      path(d, '#b9c6d1', 'opacity="0.5"') +
      circle(cx - 34, y + 12, r, '#4d5965') +
      circle(cx - 34, y + 12, r * 0.78, kit.lampsOn ? '#fff6dc' : '#e3ecf3') +
      circle(cx - 40, y + 6, r * 0.3, '#ffffff') +
      circle(cx + 36, y + 6, r * 0.8, '#4d5965') +
      circle(cx + 36, y + 6, r * 0.58, kit.lampsOn ? '#fff1cc' : '#d5e0e8') +
      day +
      path(
        `M${outer - 30} ${y - 8}L${outer - 12} ${y - 16}V${y + 14}L${outer - 28} ${y + 20}Z`,
        '#e79a3c',
        'opacity="0.85"',
      ) +
      (kit.lampsOn ? ellipse(cx - 20, y + 12, 170, 130, 'url(#lampGlow)') : ''),
  );
}

export function bumper(s: EndSpec, kit: Kit): string {
  const y = -s.cladding - 24;
  const low = s.bonnet * 0.3;
  const intake = `M-210 ${-low - 46}H210L176 ${-low + 20}H-176Z`;
  const fog =
    kit.trim === 'base'
      ? ''
      : circle(s.half - 84, -low - 20, 17, '#dfe7ee', 'stroke="#59636e" stroke-width="5"');
  return [
    path(intake, '#0d1115', 'stroke="#2b323a" stroke-width="5" stroke-linejoin="round"'),
    repeat(3, (i) => rect(-190 + i * 8, -low - 32 + i * 18, 380 - i * 16, 5, '#333b44')),
    both(
      path(
        `M${s.half - 128} ${-low - 54}L${s.half - 34} ${-low - 64}C${s.half - 30} ${-low - 20} ${s.half - 40} ${-low + 14} ${s.half - 66} ${-low + 20}L${s.half - 116} ${-low + 6}Z`,
        '#14191e',
      ) + fog,
    ),
    s.cladding > 150 || kit.trim === 'top'
      ? path('M-170 -96H170L140 -70H-140Z', '#aeb6bf', 'opacity="0.85"')
      : '',
    line(
      `M${-s.half + 20} ${y - 30}C-200 ${y - 16} 200 ${y - 16} ${s.half - 20} ${y - 30}`,
      kit.shine,
      8,
      'opacity="0.4" filter="url(#soft4)"',
    ),
  ].join('');
}
