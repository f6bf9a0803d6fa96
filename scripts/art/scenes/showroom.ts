import { mix } from '../color.ts';
import type { Random } from '../random.ts';
import { blur, ellipse, group, line, path, rect, repeat, vertical } from '../svg.ts';

function plant(x: number, size: number): string {
  const leaf = (turn: number, tone: string) =>
    path('M0 0C-26 -60 -18 -130 0 -170C18 -130 26 -60 0 0Z', tone, `transform="rotate(${turn})"`);
  return group(
    `${leaf(-58, '#3f7358')}${leaf(56, '#3f7358')}${leaf(-32, '#4d8a68')}${leaf(34, '#47805f')}${leaf(2, '#5b9a76')}${path('M-44 -6H44L32 96H-32Z', '#e9e4dc')}${path('M10 -6H44L32 96H8Z', '#cfc8bd')}`,
    `transform="translate(${x} 660) scale(${size})"`,
  );
}

export function showroom(random: Random): string {
  const accent = random.pick(['#c9d7df', '#d9cdbf', '#c7d6c9', '#d8ccd6', '#b9c8d6']);
  const flip = random.chance(0.5);
  const back = [
    rect(0, 0, 1600, 760, 'url(#wall)'),
    rect(0, 0, 1600, 96, mix(accent, '#ffffff', 0.65)),
    repeat(4, (i) =>
      path(`M${120 + i * 380} 34H${340 + i * 380}L${360 + i * 380} 62H${104 + i * 380}Z`, '#ffffff'),
    ),
    repeat(4, (i) =>
      ellipse(230 + i * 380, 120, 250, 120, '#ffffff', 'opacity="0.35" filter="url(#sceneSoft)"'),
    ),
    rect(70, 150, 690, 560, '#8b99a6'),
    repeat(3, (i) => rect(82 + i * 226, 162, 214, 548, 'url(#pane)')),
    repeat(3, (i) =>
      path(
        `M${82 + i * 226} 600C${130 + i * 226} 540 ${180 + i * 226} 580 ${296 + i * 226} 548V710H${82 + i * 226}Z`,
        '#9db79f',
        'opacity="0.75"',
      ),
    ),
    repeat(3, (i) =>
      path(
        `M${110 + i * 226} 710L${230 + i * 226} 162H${270 + i * 226}L${150 + i * 226} 710Z`,
        '#ffffff',
        'opacity="0.25"',
      ),
    ),
    rect(860, 150, 670, 560, accent),
    rect(860, 150, 670, 12, mix(accent, '#ffffff', 0.5)),
    repeat(26, (i) => rect(870 + i * 25.6, 176, 4, 534, mix(accent, '#39424d', 0.16), 'opacity="0.6"')),
    rect(1010, 260, 370, 120, mix(accent, '#26303b', 0.72), 'rx="14"'),
    rect(1040, 296, 120, 14, '#ffffff', 'rx="7" opacity="0.85"') +
      rect(1040, 328, 220, 10, '#ffffff', 'rx="5" opacity="0.4"'),
    rect(0, 708, 1600, 18, mix(accent, '#4a545f', 0.35)),
  ].join('');
  return [
    `<defs>${vertical('wall', 0, 760, [
      [0, '#f1f3f5'],
      [1, '#dde2e6'],
    ])}${vertical('pane', 150, 710, [
      [0, '#d7e9f5'],
      [1, '#eef5f4'],
    ])}${vertical('floor', 720, 1200, [
      [0, '#cfd5da'],
      [0.35, '#e3e7ea'],
      [1, '#b9c1c8'],
    ])}${blur('sceneSoft', 30)}</defs>`,
    group(back, flip ? 'transform="translate(1600 0) scale(-1 1)"' : ''),
    rect(0, 724, 1600, 476, 'url(#floor)'),
    repeat(17, (i) =>
      line(`M${800 + (i - 8) * 130} 724L${800 + (i - 8) * 420} 1200`, '#a9b2ba', 2, 'opacity="0.45"'),
    ),
    repeat(5, (i) => line(`M0 ${744 + i * i * 26 + i * 14}H1600`, '#a9b2ba', 2, 'opacity="0.4"')),
    rect(flip ? 860 : 90, 724, 650, 190, '#ffffff', 'opacity="0.3" filter="url(#sceneSoft)"'),
    plant(flip ? 120 : 1500, random.between(0.9, 1.25)),
    plant(flip ? 800 : 812, 0.8),
  ].join('');
}
