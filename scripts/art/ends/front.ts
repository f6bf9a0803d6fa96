import type { Kit } from '../kit.ts';
import { plate } from '../plate.ts';
import { both, ellipse, line, path, rect, symmetric } from '../svg.ts';
import { bumper, grille, headlamps } from './grille.ts';
import { shell } from './shell.ts';
import type { EndSpec } from './spec.ts';

function cabinSeen(s: EndSpec): string {
  const y = -s.belt - 20;
  const seat = (x: number) =>
    rect(x - 62, y - 96, 124, 130, '#0d1116', 'rx="34"') +
    rect(x - 34, y - 146, 68, 62, '#0d1116', 'rx="22"');
  // Right-hand drive: the wheel is on the viewer's left.
  return [
    `<g opacity="0.6">${seat(-140)}${seat(140)}</g>`,
    ellipse(-140, y - 8, 70, 52, 'none', 'stroke="#07090c" stroke-width="13"'),
    path(
      `M${-s.beltHalf} ${y + 20}V${y - 6}C-200 ${y - 30} 200 ${y - 30} ${s.beltHalf} ${y - 6}V${y + 20}Z`,
      '#0b0e12',
      'opacity="0.9"',
    ),
    rect(-36, -s.height + 56, 72, 24, '#0b0e12', 'rx="8"'),
  ].join('');
}

export function carFront(s: EndSpec, kit: Kit): string {
  const bonnet = symmetric(-s.belt - 12, [
    [s.beltHalf * 0.5, -s.belt - 12, s.beltHalf * 0.8, -s.belt - 6, s.beltHalf - 14, -s.belt + 4],
    [s.half - 40, -s.belt + 30, s.half - 56, -s.bonnet - 40, s.half * 0.8, -s.bonnet - 20],
    [s.half * 0.6, -s.bonnet + 6, s.half * 0.5, -s.bonnet + 12, 0, -s.bonnet + 10],
  ]);
  const wiper = (x: number) => line(`M${x} ${-s.belt - 22}L${x - 170} ${-s.belt - 46}`, '#0b0e12', 7);
  const ridge = s.beltHalf * 0.5;
  return [
    shell(s, kit, 0, cabinSeen(s)),
    wiper(40) + wiper(s.beltHalf - 60),
    path(bonnet, 'url(#bonnet)', `stroke="${kit.deep}" stroke-width="3" stroke-opacity="0.55"`),
    both(
      line(
        `M${ridge + 34} ${-s.belt + 2}C${ridge + 24} ${-s.belt + 40} ${ridge - 10} ${-s.bonnet - 30} ${ridge - 30} ${-s.bonnet}`,
        kit.dark,
        6,
        'opacity="0.55"',
      ) +
        line(
          `M${ridge + 42} ${-s.belt + 4}C${ridge + 32} ${-s.belt + 40} ${ridge - 2} ${-s.bonnet - 30} ${ridge - 22} ${-s.bonnet}`,
          kit.shine,
          6,
          'opacity="0.7"',
        ),
    ),
    path(
      `M${-s.beltHalf * 0.7} ${-s.belt + 14}C-100 ${-s.belt} 60 ${-s.belt} ${s.beltHalf * 0.4} ${-s.belt + 10}L${s.beltHalf * 0.2} ${-s.bonnet - 20}C-60 ${-s.bonnet - 26} -140 ${-s.bonnet - 30} -200 ${-s.bonnet - 30}Z`,
      '#fff',
      'opacity="0.16" filter="url(#soft10)"',
    ),
    bumper(s, kit),
    grille(s, kit),
    headlamps(s, kit),
    plate(0, -s.bonnet * 0.3 - (s.bonnet > 400 ? 62 : 66), 196),
  ].join('');
}
