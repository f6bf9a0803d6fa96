import type { Kit } from '../kit.ts';
import { both, clip, group, line, path, rect, straight, symmetric } from '../svg.ts';
import { tyreEnd } from '../wheels.ts';
import type { EndSpec } from './spec.ts';

export const lowerOutline = (s: EndSpec) =>
  symmetric(-s.belt - 16, [
    [s.beltHalf * 0.5, -s.belt - 16, s.beltHalf * 0.85, -s.belt - 10, s.beltHalf, -s.belt],
    [s.half - 14, -s.belt + 8, s.half, -s.belt + 46, s.half + 2, -s.bonnet - 4],
    [s.half + 8, -s.bonnet + 80, s.half + 4, -170, s.half - 10, -128],
    [s.half - 16, -96, s.half - 40, -78, s.half - 76, -74],
    straight(s.half - 76, -74, 0, -70),
  ]);

const cabin = (s: EndSpec) =>
  symmetric(-s.height, [
    [s.roofHalf * 0.6, -s.height, s.roofHalf - 20, -s.height + 8, s.roofHalf + 6, -s.height + 46],
    [s.roofHalf + 24, -s.height + 80, s.beltHalf, -s.belt - 60, s.beltHalf + 10, -s.belt + 16],
    straight(s.beltHalf + 10, -s.belt + 16, 0, -s.belt + 16),
  ]);

/** The front or rear window: `drop` is how far its lower edge lies above the belt. */
export const windowOutline = (s: EndSpec, drop: number) =>
  symmetric(-s.height + 44, [
    [s.roofHalf * 0.6, -s.height + 44, s.roofHalf - 26, -s.height + 48, s.roofHalf - 12, -s.height + 66],
    [
      s.roofHalf + 4,
      -s.height + 96,
      s.beltHalf - 34 - drop * 0.3,
      -s.belt - 70 - drop,
      s.beltHalf - 20 - drop * 0.3,
      -s.belt - 12 - drop,
    ],
    [s.beltHalf * 0.6, -s.belt - 24 - drop, s.beltHalf * 0.3, -s.belt - 28 - drop, 0, -s.belt - 28 - drop],
  ]);

function mirrors(s: EndSpec, kit: Kit): string {
  const x = s.beltHalf + 8;
  const y = -s.belt - 34;
  return both(
    path(`M${x - 20} ${y + 24}L${x + 24} ${y + 12}V${y + 26}L${x - 14} ${y + 36}Z`, '#15191e') +
      path(
        `M${x + 14} ${y + 22}C${x + 8} ${y - 20} ${x + 22} ${y - 30} ${x + 60} ${y - 28}C${x + 92} ${y - 24} ${x + 94} ${y + 14} ${x + 80} ${y + 26}C${x + 60} ${y + 32} ${x + 30} ${y + 32} ${x + 14} ${y + 22}Z`,
        kit.trim === 'base' ? '#20262c' : kit.paint,
        `stroke="${kit.deep}" stroke-width="3"`,
      ) +
      line(
        `M${x + 24} ${y - 16}C${x + 40} ${y - 22} ${x + 60} ${y - 20} ${x + 76} ${y - 12}`,
        '#fff',
        5,
        'opacity="0.5"',
      ),
  );
}

/** Everything a front and a rear share: tyres, cabin, window with what is seen through it, lower body and its light. */
export function shell(s: EndSpec, kit: Kit, drop: number, seen: string): string {
  const lower = lowerOutline(s);
  const rails =
    s.rails && kit.trim !== 'base'
      ? both(
          path(
            `M${s.roofHalf - 34} ${-s.height + 18}L${s.roofHalf - 30} ${-s.height - 14}H${s.roofHalf - 8}L${s.roofHalf} ${-s.height + 36}Z`,
            '#2a3037',
          ),
        )
      : '';
  return [
    `<defs>${clip('lower', lower)}${clip('cabin', cabin(s))}${clip('window', windowOutline(s, drop))}</defs>`,
    rect(-s.half + 60, -130, s.half * 2 - 120, 90, '#07090c', 'rx="20"'),
    both(tyreEnd(s.half - 14, s.tyre.width, s.tyre.height)),
    rails,
    path(cabin(s), kit.blackRoof ? '#191d23' : 'url(#paint)'),
    group(
      line(
        `M${-s.roofHalf} ${-s.height + 14}C-100 ${-s.height + 4} 100 ${-s.height + 4} ${s.roofHalf} ${-s.height + 14}`,
        '#fff',
        14,
        'opacity="0.5" filter="url(#soft4)"',
      ) +
        both(
          line(
            `M${s.roofHalf + 14} ${-s.height + 60}L${s.beltHalf + 6} ${-s.belt}`,
            kit.deep,
            18,
            'opacity="0.55" filter="url(#soft4)"',
          ),
        ),
      'clip-path="url(#cabin)"',
    ),
    path(windowOutline(s, drop), 'url(#glass)', 'stroke="#0e1217" stroke-width="12" stroke-linejoin="round"'),
    group(
      `${seen}${path(`M${-s.half} ${-s.belt}L${-s.roofHalf * 0.3} ${-s.height}H${s.roofHalf * 0.16}L${-s.half * 0.4} ${-s.belt}Z`, kit.sky, 'opacity="0.2"')}${path(`M${s.half * 0.1} ${-s.belt}L${s.roofHalf * 0.62} ${-s.height}H${s.roofHalf * 0.76}L${s.half * 0.28} ${-s.belt}Z`, kit.sky, 'opacity="0.16"')}`,
      'clip-path="url(#window)"',
    ),
    path(lower, 'url(#paint)'),
    group(
      both(
        line(`M${s.half + 4} ${-s.belt}V-80`, kit.deep, 70, 'opacity="0.5" filter="url(#soft22)"') +
          line(
            `M${s.beltHalf - 10} ${-s.belt + 12}C${s.half - 18} ${-s.belt + 20} ${s.half - 14} ${-s.bonnet - 20} ${s.half - 14} ${-s.bonnet + 40}`,
            '#fff',
            12,
            'opacity="0.4" filter="url(#soft4)"',
          ),
      ) +
        rect(
          -s.half - 10,
          -s.cladding,
          s.half * 2 + 20,
          s.cladding,
          '#20252b',
          `opacity="${kit.trim === 'base' || s.cladding > 150 ? 1 : 0.85}"`,
        ),
      'clip-path="url(#lower)"',
    ),
    mirrors(s, kit),
  ].join('');
}
