import type { Kit } from '../kit.ts';
import { plate } from '../plate.ts';
import { both, circle, ellipse, line, path, rect, straight, symmetric } from '../svg.ts';

const tyre = (width: number, height: number) =>
  rect(-width / 2, -height, width, height, '#14171b', `rx="${width * 0.48}"`) +
  line(
    `M-${width * 0.16} -${height * 0.9}V-24M${width * 0.16} -${height * 0.9}V-24`,
    '#2c3138',
    width * 0.08,
  );

/** Bars, grips, levers and mirrors at height `y`; the mirrors' glass shows from behind. */
function handlebar(y: number, reach: number, behind: boolean): string {
  return both(
    line(`M30 ${y}C90 ${y - 26} 120 ${y - 30} ${reach - 90} ${y - 20}`, '#59626b', 18) +
      line(`M${reach - 96} ${y - 20}L${reach} ${y - 4}`, '#15181c', 32) +
      line(`M${reach - 120} ${y + 6}L${reach - 16} ${y + 26}`, '#99a1a9', 8) +
      line(`M${reach - 120} ${y - 30}L${reach - 70} ${y - 124}`, '#23282e', 10) +
      path(
        `M${reach - 120} ${y - 130}C${reach - 112} ${y - 196} ${reach + 16} ${y - 200} ${reach + 20} ${y - 140}C${reach + 16} ${y - 104} ${reach - 108} ${y - 100} ${reach - 120} ${y - 130}Z`,
        '#1d2227',
      ) +
      (behind
        ? path(
            `M${reach - 106} ${y - 134}C${reach - 98} ${y - 182} ${reach + 4} ${y - 186} ${reach + 8} ${y - 142}C${reach} ${y - 118} ${reach - 96} ${y - 116} ${reach - 106} ${y - 134}Z`,
            '#b9cbd9',
          ) + line(`M${reach - 80} ${y - 130}L${reach - 50} ${y - 168}`, '#ffffff', 8, 'opacity="0.6"')
        : line(
            `M${reach - 100} ${y - 160}C${reach - 70} ${y - 184} ${reach - 30} ${y - 186} ${reach} ${y - 170}`,
            '#59626b',
            7,
          )),
  );
}

const indicator = (x: number, y: number) =>
  both(
    ellipse(x, y, 30, 21, '#f0a53c', 'stroke="#2a2f35" stroke-width="5"') +
      ellipse(x - 6, y - 5, 10, 6, '#ffe2ad'),
  );

const lamp = (y: number, r: number, kit: Kit) =>
  circle(0, y, r + 12, 'url(#chrome)', 'stroke="#2a2f35" stroke-width="4"') +
  circle(0, y, r, kit.lampsOn ? '#fff3cf' : '#d3dee6') +
  circle(0, y, r * 0.55, '#a5b2bd') +
  circle(0, y, r * 0.36, '#fdfefe') +
  line(
    `M${-r * 0.6} ${y - r * 0.5}A${r * 0.8} ${r * 0.8} 0 0 1 ${r * 0.3} ${y - r * 0.7}`,
    '#fff',
    8,
    'opacity="0.9"',
  ) +
  (kit.lampsOn ? ellipse(0, y, r * 3, r * 2.6, 'url(#lampGlow)') : '');

export function scooterFront(kit: Kit): string {
  const apron = symmetric(-560, [
    [60, -560, 110, -540, 150, -480],
    [196, -400, 190, -300, 150, -230],
    [126, -196, 100, -186, 0, -180],
  ]);
  const cowl = symmetric(-730, [
    [70, -730, 116, -710, 128, -660],
    [134, -610, 100, -566, 0, -560],
  ]);
  return [
    both(path('M120 -250C190 -280 240 -300 236 -210C232 -150 160 -130 110 -130Z', kit.dark)),
    rect(-150, -160, 300, 34, '#1d2227', 'rx="12"'),
    both(line('M66 -300V-96', '#6c757e', 22)),
    tyre(104, 220),
    path(
      symmetric(-262, [[60, -262, 84, -236, 88, -150], straight(88, -150, 0, -150)]),
      'url(#paint)',
      `stroke="${kit.deep}" stroke-width="3"`,
    ),
    line('M-40 -240C-10 -252 20 -250 44 -236', '#fff', 12, 'opacity="0.5" filter="url(#soft4)"'),
    handlebar(-652, 330, false),
    path(apron, 'url(#paint)', `stroke="${kit.deep}" stroke-width="4"`),
    line('M-120 -470C-150 -400 -146 -310 -116 -240', '#fff', 20, 'opacity="0.45" filter="url(#soft10)"') +
      line('M-70 -540L0 -330L70 -540', kit.deep, 6, 'opacity="0.5"') +
      line('M-60 -540L0 -350L60 -540', kit.shine, 4, 'opacity="0.7"'),
    indicator(112, -420),
    rect(-60, -300, 120, 18, 'url(#chrome)', 'rx="8"'),
    path(cowl, 'url(#paint)', `stroke="${kit.deep}" stroke-width="4"`) +
      line('M-80 -700C-40 -720 40 -720 80 -700', '#fff', 12, 'opacity="0.5" filter="url(#soft4)"'),
    lamp(-640, 62, kit),
    plate(0, -232, 156),
  ].join('');
}

export function scooterRear(kit: Kit): string {
  const body = symmetric(-560, [
    [90, -560, 160, -540, 186, -480],
    [214, -400, 196, -310, 140, -262],
    [110, -244, 70, -240, 0, -240],
  ]);
  return [
    handlebar(-690, 330, true),
    path(symmetric(-740, [[60, -740, 96, -720, 104, -660], straight(104, -660, 0, -660)]), '#20252b'),
    both(path('M90 -520C170 -560 190 -420 176 -300L120 -240Z', kit.deep)),
    tyre(110, 224),
    kit.electric
      ? ''
      : rect(66, -190, 92, 84, '#3a4149', 'rx="30"') +
        circle(112, -148, 30, '#14171b') +
        circle(112, -148, 14, '#4a525a'),
    path('M-110 -600C-120 -650 120 -650 110 -600L150 -540H-150Z', '#1d2227') +
      line('M-90 -616C-40 -634 40 -634 90 -616', '#4d555e', 8),
    path(body, 'url(#paint)', `stroke="${kit.deep}" stroke-width="4"`) +
      line('M-140 -480C-160 -420 -150 -350 -120 -300', '#fff', 16, 'opacity="0.4" filter="url(#soft10)"'),
    line('M-150 -556C-150 -610 150 -610 150 -556', '#3c434b', 20),
    path(
      symmetric(-494, [
        [70, -494, 112, -486, 120, -450],
        [104, -410, 60, -396, 0, -394],
      ]),
      kit.lampsOn ? '#f0503f' : '#b62420',
      'stroke="#3c0d10" stroke-width="6"',
    ) +
      line('M-70 -468H70', '#ff9f8d', 9, 'opacity="0.8"') +
      (kit.lampsOn ? ellipse(0, -446, 200, 130, 'url(#redGlow)') : ''),
    indicator(150, -430),
    path('M-76 -340H76L64 -196H-64Z', '#1d2227'),
    plate(0, -290, 176),
  ].join('');
}

export function motorcycleFront(kit: Kit): string {
  return [
    both(
      path(
        'M70 -470C150 -520 170 -420 130 -380L60 -360Z',
        'url(#paint)',
        `stroke="${kit.deep}" stroke-width="3"`,
      ),
    ),
    path('M-110 -380H110L130 -190H-130Z', '#363c43') +
      both(path('M60 -300H170V-260H60Z', '#59626b')) +
      both(line('M90 -150H190', '#1c2025', 20)),
    both(
      line('M84 -620V-140', '#8d969e', 34) +
        line('M76 -620V-140', '#e4e8eb', 8, 'opacity="0.7"') +
        rect(64, -640, 44, 170, '#2a3037', 'rx="12"'),
    ),
    tyre(96, 300),
    both(circle(62, -146, 44, '#8a929a', 'opacity="0.9"')),
    path(
      symmetric(-336, [[50, -336, 72, -310, 78, -220], straight(78, -220, 0, -226)]),
      'url(#paint)',
      `stroke="${kit.deep}" stroke-width="3"`,
    ) + line('M-30 -320C-6 -330 14 -328 34 -316', '#fff', 10, 'opacity="0.5" filter="url(#soft4)"'),
    handlebar(-660, 370, false),
    path('M-84 -690H84L100 -640H-100Z', '#1a1e23'),
    lamp(-560, 84, kit),
    indicator(170, -540),
    plate(0, -412, 170),
  ].join('');
}

export function motorcycleRear(kit: Kit): string {
  return [
    handlebar(-680, 370, true),
    path('M-110 -640C-120 -720 120 -720 110 -640Z', '#1f242a'),
    both(
      path(
        'M40 -600C130 -640 160 -540 140 -480L60 -440Z',
        'url(#paint)',
        `stroke="${kit.deep}" stroke-width="3"`,
      ),
    ),
    both(
      line('M110 -420L96 -190', '#b7bec5', 16) +
        line('M108 -390L98 -240', '#b3312b', 40, 'stroke-dasharray="7 10"'),
    ),
    tyre(124, 300),
    both(line('M84 -150H130', '#59626b', 40)),
    rect(112, -250, 86, 96, '#3a4149', 'rx="34"') +
      circle(155, -202, 34, '#14171b', 'stroke="#a9b1b9" stroke-width="8"'),
    path('M-84 -360H84L64 -190H-64Z', '#1a1e23'),
    path('M-120 -560C-126 -606 126 -606 120 -560L96 -470H-96Z', '#1b1f24') +
      line('M-96 -572C-40 -592 40 -592 96 -572', '#4b535b', 8),
    path(
      symmetric(-490, [
        [90, -490, 110, -470, 104, -440],
        [90, -400, 60, -380, 0, -376],
      ]),
      'url(#paint)',
      `stroke="${kit.deep}" stroke-width="4"`,
    ),
    line('M-124 -520C-124 -556 124 -556 124 -520', '#3c434b', 18),
    rect(
      -84,
      -470,
      168,
      48,
      kit.lampsOn ? '#f0503f' : '#b62420',
      'rx="18" stroke="#3c0d10" stroke-width="5"',
    ) +
      line('M-56 -456H56', '#ff9f8d', 8) +
      (kit.lampsOn ? ellipse(0, -446, 180, 110, 'url(#redGlow)') : ''),
    both(line('M90 -400L150 -392', '#23282e', 10)),
    indicator(174, -392),
    plate(0, -304, 176),
  ].join('');
}
