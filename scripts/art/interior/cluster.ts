import { mix } from '../color.ts';
import type { Random } from '../random.ts';
import { both, circle, ellipse, group, line, path, rect, repeat } from '../svg.ts';
import type { Body, Trim } from '../types.ts';
import { type Cabin, dashDefs, dial, outlook } from './view.ts';

function grips(): string {
  return both(
    line('M150 760C320 700 440 690 560 712', '#6a737c', 40) +
      line('M150 750C320 690 440 680 560 702', '#c4cad0', 8, 'opacity="0.7"') +
      line('M580 716L840 764', '#15181c', 92) +
      repeat(7, (i) => line(`M${620 + i * 32} ${684 + i * 6}l-14 84`, '#30363d', 8)) +
      line('M470 640C560 620 680 650 800 700', '#a9b1b9', 20) +
      rect(440, 650, 110, 96, '#1d2227', 'rx="24"') +
      circle(478, 690, 14, '#e2a23c') +
      rect(500, 704, 34, 20, '#59626b', 'rx="6"') +
      line('M470 640L520 470', '#23282e', 20) +
      path('M400 440C410 330 640 310 690 400C690 480 440 510 400 440Z', '#1a1e22') +
      path('M420 434C430 350 620 334 666 402C660 462 450 486 420 434Z', '#a9bfce') +
      path('M470 452L540 350L590 352L520 462Z', '#fff', 'opacity="0.35"'),
  );
}

const tank = (paint: string) =>
  [
    path(
      'M-210 1200C-260 1040 -230 900 -150 860H150C230 900 260 1040 210 1200Z',
      mix(paint, '#ffffff', 0.06),
    ),
    line('M-150 1200C-180 1060 -160 940 -110 890', '#fff', 24, 'opacity="0.45" filter="url(#soft10)"') +
      line('M170 1200C200 1060 180 940 130 890', '#0c101c', 30, 'opacity="0.35" filter="url(#soft10)"'),
    ellipse(0, 1010, 74, 46, '#b9c1c8', 'stroke="#59626b" stroke-width="6"') +
      ellipse(0, 1004, 52, 30, '#8d969e') +
      rect(-8, 990, 16, 28, '#2b3138', 'rx="6"'),
  ].join('');

function apron(paint: string, threeWheeler: boolean): string {
  const dark = '#23282e';
  const frame = threeWheeler
    ? path(
        'M-800 0H800V70C400 40 -400 40 -800 70ZM-800 0H-700C-730 240 -760 480 -800 620ZM800 0V620C760 480 730 240 700 0Z',
        dark,
      ) + line('M-560 60L-300 330', '#14181c', 12)
    : '';
  return [
    frame,
    path('M-560 1200C-540 980 -420 880 -200 860H200C420 880 540 980 560 1200Z', mix(paint, '#ffffff', 0.05)),
    path('M-470 1200C-450 1020 -360 930 -180 910H180C360 930 450 1020 470 1200Z', dark),
    line('M-500 1090C-470 960 -380 896 -210 884', '#fff', 12, 'opacity="0.5" filter="url(#soft4)"'),
    rect(-330, 1010, 210, 190, '#14181c', 'rx="26"') + rect(120, 1010, 210, 190, '#14181c', 'rx="26"'),
    line('M-40 980V1040C-40 1080 40 1080 40 1040', '#9aa3ab', 14),
  ].join('');
}

/** The rider's view: handlebar and instruments. */
export function cluster(
  c: Cabin,
  body: Body,
  paint: string,
  trim: Trim,
  backdrop: string,
  random: Random,
): string {
  const glow = c.night ? '#ff9a5a' : '#5fb3d4';
  const angle = random.between(-125, -60);
  const instruments =
    trim === 'base'
      ? dial(0, 610, 150, angle, glow) +
        both(circle(226, 640, 16, '#3f9f6a')) +
        rect(-80, 780, 160, 24, '#14181c', 'rx="8"')
      : trim === 'mid'
        ? dial(-112, 620, 118, angle, glow) +
          dial(128, 620, 104, angle + 20, glow) +
          both(circle(30, 770, 10, '#e2a23c'))
        : rect(-250, 510, 500, 230, '#0a0d11', 'rx="28" stroke="#59626b" stroke-width="5"') +
          rect(-226, 532, 452, 186, '#16293a', 'rx="12"') +
          dial(-110, 626, 84, angle, glow) +
          repeat(5, (i) =>
            rect(
              20 + i * 38,
              690 - i * 22,
              24,
              20 + i * 22,
              i > 3 ? '#e2574c' : '#5fb3d4',
              'rx="4" opacity="0.85"',
            ),
          ) +
          rect(20, 556, 160, 26, '#8fc7da', 'rx="6" opacity="0.6"');
  return [
    dashDefs(c),
    outlook(backdrop),
    rect(0, 760, 1600, 440, mix(paint, '#3a3f46', 0.86), 'opacity="0.35" filter="url(#soft22)"'),
    group(
      [
        body === 'motorcycle' ? tank(paint) : apron(paint, body === 'autorickshaw'),
        grips(),
        path(
          'M-300 520C-300 450 -220 420 0 420S300 450 300 520L270 800C200 860 -200 860 -270 800Z',
          '#1a1e23',
          'stroke="#0b0d10" stroke-width="5"',
        ),
        path(
          'M-300 520C-300 450 -220 420 0 420S300 450 300 520L294 560C280 480 200 456 0 456S-280 480 -294 560Z',
          paint,
        ) + line('M-250 474C-160 440 160 440 250 474', '#fff', 10, 'opacity="0.5" filter="url(#soft4)"'),
        instruments,
        circle(0, 850, 34, '#7c858e', 'stroke="#30363d" stroke-width="6"') +
          rect(-5, 832, 10, 36, '#14181c', 'rx="4"'),
      ].join(''),
      'transform="translate(800 0)"',
    ),
    c.night ? rect(0, 0, 1600, 1200, '#2a1f4a', 'opacity="0.16"') : '',
  ].join('');
}
