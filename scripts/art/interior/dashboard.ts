import { mix } from '../color.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, group, line, path, rect, repeat } from '../svg.ts';
import type { Trim } from '../types.ts';
import { type Cabin, dashDefs, dial, outlook } from './view.ts';

function vent(x: number, y: number, w: number, round: boolean, c: Cabin): string {
  if (round)
    return (
      circle(x, y, w * 0.42, '#0d1013', `stroke="${c.accent}" stroke-width="8"`) +
      repeat(4, (i) => rect(x - w * 0.3, y - 26 + i * 16, w * 0.6, 5, '#3b424a', 'rx="2"'))
    );
  return (
    rect(x - w / 2, y - 38, w, 76, '#0d1013', `rx="14" stroke="${c.accent}" stroke-width="5"`) +
    repeat(4, (i) => rect(x - w / 2 + 12, y - 27 + i * 16, w - 24, 6, '#3b424a', 'rx="3"')) +
    rect(x - 6, y - 30, 12, 60, '#59626b', 'rx="4"')
  );
}

function steering(c: Cabin, trim: Trim): string {
  const skin = '#16191d';
  return group(
    [
      ellipse(
        0,
        14,
        268,
        256,
        'none',
        'stroke="#05070a" stroke-width="44" opacity="0.35" filter="url(#soft10)"',
      ),
      path(
        'M-252 -6C-180 -34 -110 -46 -88 -36H88C110 -46 180 -34 252 -6L246 46C180 22 120 40 92 92C70 130 52 170 46 250H-46C-52 170 -70 130 -92 92C-120 40 -180 22 -246 46Z',
        mix(skin, '#ffffff', 0.05),
      ),
      ellipse(0, 0, 262, 250, 'none', `stroke="${skin}" stroke-width="46"`),
      line('M-196 -168A262 250 0 0 1 196 -168', '#59616a', 10, 'opacity="0.75"'),
      line('M-256 60A262 250 0 0 0 -120 222M256 60A262 250 0 0 1 120 222', '#000000', 12, 'opacity="0.4"'),
      path(
        'M-96 -52C-40 -66 40 -66 96 -52C112 -20 108 40 70 78C40 96 -40 96 -70 78C-108 40 -112 -20 -96 -52Z',
        '#22272d',
        'stroke="#0b0d10" stroke-width="4"',
      ),
      ellipse(0, 6, 34, 25, 'none', `stroke="${mix(c.accent, '#ffffff', 0.3)}" stroke-width="8"`) +
        ellipse(0, 6, 15, 10, '#b7bec5'),
      trim === 'base'
        ? ''
        : [-170, 170]
            .map(
              (x) =>
                rect(x - 42, -14, 84, 42, '#2c3239', 'rx="16"') +
                circle(x - 18, 7, 8, '#9aa3ab') +
                circle(x + 18, 7, 8, '#9aa3ab'),
            )
            .join(''),
      trim === 'top' ? path('M-30 150H30L24 244H-24Z', '#9aa3ab') : '',
    ].join(''),
    'transform="translate(1090 850)"',
  );
}

function screen(c: Cabin, trim: Trim, random: Random): string {
  if (trim === 'base')
    return (
      rect(560, 690, 270, 96, '#14181c', 'rx="14"') +
      rect(584, 708, 150, 38, '#8fb7a4', 'rx="5" opacity="0.7"') +
      repeat(5, (i) => rect(584 + i * 32, 756, 24, 16, '#4a525a', 'rx="4"')) +
      circle(784, 738, 28, '#2b3138', 'stroke="#7c858e" stroke-width="5"')
    );
  const tall = trim === 'top' ? 196 : 160;
  const y = 800 - tall - (trim === 'top' ? 40 : 10);
  return [
    rect(534, y, 322, tall, '#090b0e', 'rx="16" stroke="#3b424a" stroke-width="4"'),
    rect(548, y + 12, 294, tall - 24, '#17283a', 'rx="6"'),
    path(
      `M560 ${y + tall - 30}C620 ${y + tall - 90} 660 ${y + 40} 720 ${y + 60}S800 ${y + 40} 836 ${y + 24}`,
      'none',
      'stroke="#5fb3d4" stroke-width="7"',
    ),
    repeat(4, (i) => line(`M${560 + i * 80} ${y + 16}L${590 + i * 70} ${y + tall - 16}`, '#2d465c', 4)),
    circle(720, y + 62, 11, '#f2c45a'),
    repeat(4, (i) =>
      rect(
        560 + i * 40,
        y + 22,
        28,
        20,
        random.pick(['#7fc4a4', '#e98a6d', '#e9edf0', '#86a7d8'] as const),
        'rx="5" opacity="0.85"',
      ),
    ),
    path(`M548 ${y + 12}H700L600 ${y + tall - 12}H548Z`, '#ffffff', 'opacity="0.06"'),
    rect(560, 812, 270, 10, c.accent, 'rx="5" opacity="0.8"'),
  ].join('');
}

/** A right-hand-drive dashboard seen from between the seats. */
export function dashboard(
  c: Cabin,
  trim: Trim,
  automatic: boolean,
  backdrop: string,
  random: Random,
): string {
  const round = random.chance(0.4);
  const angle = random.between(-120, -40);
  const lever = automatic
    ? rect(666, 1010, 64, 92, '#14171b', 'rx="26"') + rect(676, 1018, 44, 30, '#7c858e', 'rx="12"')
    : line('M698 1120L690 1010', '#8b949c', 14) +
      circle(689, 992, 36, '#14171b') +
      ellipse(682, 980, 16, 9, '#59626b') +
      path('M630 1130C650 1070 750 1070 770 1130Z', '#1a1d21');
  return [
    dashDefs(c),
    outlook(backdrop),
    path('M0 0H1600V60C1300 20 300 20 0 60Z', mix(c.seat, '#ffffff', 0.25)),
    path('M0 0H96C70 180 30 380 0 520ZM1600 0H1504C1530 180 1570 380 1600 520Z', mix(c.dash, '#ffffff', 0.1)),
    rect(690, 56, 250, 74, '#15181c', 'rx="30"') +
      rect(702, 66, 226, 54, '#8ea2b2', 'rx="22"') +
      line('M815 0V56', '#15181c', 16) +
      path('M730 118L770 68H810L770 118Z', '#fff', 'opacity="0.35"'),
    path('M0 620C200 560 520 548 800 556S1400 560 1600 620V800H0Z', 'url(#dashTop)'),
    line(
      'M0 622C200 562 520 550 800 558S1400 562 1600 622',
      '#ffffff',
      6,
      'opacity="0.28" filter="url(#soft4)"',
    ),
    path('M0 780C300 740 500 746 700 752S1300 742 1600 780V1200H0Z', 'url(#dashLow)'),
    path(
      'M0 772C300 732 500 738 700 744S1300 734 1600 772V794C1300 756 900 766 700 766S300 754 0 794Z',
      c.accent,
      'opacity="0.85"',
    ),
    path(
      'M30 820H420L404 990C300 1010 120 1010 44 980Z',
      c.soft,
      `stroke="${mix(c.soft, '#000000', 0.45)}" stroke-width="5"`,
    ) + rect(200, 836, 70, 16, mix(c.soft, '#000000', 0.5), 'rx="8"'),
    vent(110, 700, 150, round, c) + vent(480, 690, 92, round, c) + vent(1500, 700, 150, round, c),
    path('M820 640C880 540 1300 540 1360 640L1372 760H808Z', mix(c.dash, '#000000', 0.35)) +
      path('M840 652C900 574 1280 574 1340 652L1346 752H834Z', '#0b0d10'),
    dial(980, 664, 84, angle, c.night ? '#ff9a5a' : '#5fb3d4') +
      dial(1200, 664, 84, angle + 30, c.night ? '#ff9a5a' : '#5fb3d4') +
      rect(1062, 634, 56, 70, '#1c3444', 'rx="8"') +
      repeat(3, (i) => rect(1070, 646 + i * 18, 40 - i * 10, 8, '#8fc7da', 'rx="3"')),
    path('M506 760H884L850 1200H540Z', mix(c.dash, '#000000', 0.2), 'stroke="#0c0f12" stroke-width="4"'),
    screen(c, trim, random),
    repeat(
      3,
      (i) =>
        circle(
          600 + i * 95,
          886,
          34,
          '#1a1e23',
          `stroke="${mix(c.accent, '#ffffff', 0.15)}" stroke-width="6"`,
        ) + line(`M${600 + i * 95} 866v14`, '#e8ecef', 5),
    ),
    repeat(4, (i) => rect(570 + i * 66, 940, 52, 22, '#2c3239', 'rx="6"')),
    path('M556 990H840L822 1200H560Z', '#121519'),
    lever,
    path(
      'M-20 1200V1080C80 1020 280 1020 400 1080L440 1200Z',
      c.seat,
      `stroke="${mix(c.seat, '#000000', 0.4)}" stroke-width="4"`,
    ) +
      line(
        'M60 1200C70 1120 100 1080 190 1066M330 1200C320 1120 300 1080 190 1066',
        mix(c.seat, '#ffffff', 0.3),
        4,
        'stroke-dasharray="12 8"',
      ),
    line('M1320 800L1440 772', '#1a1d21', 18) + line('M860 800L760 786', '#1a1d21', 16),
    steering(c, trim),
    c.night ? rect(0, 0, 1600, 1200, '#2a1f4a', 'opacity="0.18"') : '',
  ].join('');
}
