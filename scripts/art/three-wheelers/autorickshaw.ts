import type { Kit } from '../kit.ts';
import { plate } from '../plate.ts';
import { both, circle, ellipse, line, path, rect, repeat, straight, symmetric } from '../svg.ts';
import { tyreEnd, type WheelStyle, wheel } from '../wheels.ts';

const STEEL: WheelStyle = {
  rim: (r, metal, shade) =>
    circle(0, 0, r * 0.8, metal) +
    repeat(8, (i) => `<g transform="rotate(${i * 45})">${circle(0, -r * 0.56, r * 0.11, shade)}</g>`),
  metal: '#c9cfd4',
};
const HOOD =
  'M-392 -352C-372 -470 -340 -566 -300 -618C-280 -640 -240 -646 -180 -648C0 -654 240 -652 340 -640C420 -626 470 -560 484 -440L488 -352H452L440 -372H196L176 -352L150 -560C60 -572 -120 -572 -232 -560L-270 -520L-346 -346Z';
const hoodTone = (kit: Kit) => kit.random.pick(['#e8b830', '#e2b12c', '#23282d'] as const);

export function autorickshawSide(kit: Kit): string {
  const hood = hoodTone(kit);
  return [
    path('M-340 -352L-260 -570H160L196 -360V-110H-300Z', '#1a1f25', 'opacity="0.55"'),
    path('M196 -372H446V-470C430 -540 400 -580 330 -590H170Z', '#12161b'),
    // Rear bench, driver's seat, rail.
    path('M40 -260H190V-110H30C20 -160 20 -220 40 -260Z', '#3b2f2c') +
      path('M128 -420C160 -430 190 -424 196 -404V-250H128Z', '#4a3a36') +
      path('M30 -262C60 -280 160 -280 196 -266V-232H36Z', '#5a4640'),
    path('M-160 -300C-130 -318 -50 -318 -30 -300V-262H-164Z', '#4a3a36') +
      rect(-140, -262, 100, 150, '#23282e') +
      line('M-20 -470V-120', '#59626b', 12) +
      line('M-26 -380H150', '#7c858e', 9),
    line('M-288 -350L-240 -440', '#2a3037', 16) + line('M-256 -432L-196 -452', '#14171b', 20),
    wheel(318, 86, STEEL, 0.62),
    wheel(-344, 86, STEEL, 0.62),
    path(
      'M-438 -128C-440 -208 -388 -226 -330 -214C-276 -204 -250 -170 -246 -128L-270 -118C-280 -166 -318 -186 -352 -182C-390 -176 -408 -156 -412 -122Z',
      '#1c2126',
    ),
    path(
      'M-414 -176C-424 -250 -412 -312 -390 -356L-346 -350C-330 -300 -316 -230 -262 -172L-230 -112H-190V-92H-262C-280 -166 -330 -196 -380 -186Z',
      'url(#paint)',
      `stroke="${kit.deep}" stroke-width="3"`,
    ),
    line('M-398 -330C-408 -290 -408 -240 -402 -200', '#fff', 10, 'opacity="0.5" filter="url(#soft4)"'),
    path('M-240 -116H190V-78H-250Z', kit.dark) + line('M-230 -112H186', kit.shine, 4, 'opacity="0.6"'),
    path(
      'M186 -372H450C478 -330 492 -250 484 -150L462 -96H416C410 -160 370 -186 318 -186S226 -160 220 -96H178C170 -180 172 -290 186 -372Z',
      'url(#paint)',
      `stroke="${kit.deep}" stroke-width="3"`,
    ),
    line('M200 -350H452', '#fff', 12, 'opacity="0.5" filter="url(#soft4)"') +
      line('M196 -250C280 -258 380 -258 480 -246', kit.deep, 5, 'opacity="0.5"') +
      rect(196, -300, 286, 22, '#f5f2e6', 'opacity="0.85"'),
    repeat(4, (i) => line(`M${392 + i * 18} -220V-160`, kit.deep, 6, 'opacity="0.7"')),
    path(HOOD, hood, 'stroke="#14181c" stroke-width="3"'),
    path(
      'M-300 -612C-280 -634 -240 -640 -180 -642C0 -648 240 -646 340 -634L352 -606C240 -618 -120 -622 -292 -600Z',
      '#fff',
      'opacity="0.3"',
    ),
    line('M196 -390H470', '#14181c', 6, 'opacity="0.4"') +
      line(
        'M330 -634C352 -560 352 -460 344 -376M180 -646C206 -560 206 -460 200 -376',
        '#14181c',
        5,
        'opacity="0.3"',
      ),
    path(
      'M232 -540H318C326 -500 326 -460 320 -424H232C238 -470 238 -500 232 -540Z',
      '#33404b',
      'stroke="#14181c" stroke-width="4"',
    ),
    path(
      'M-376 -366C-356 -458 -328 -540 -292 -592L-276 -560L-356 -358Z',
      'url(#glass)',
      'stroke="#14181c" stroke-width="6"',
    ),
    path(
      'M-436 -300C-440 -326 -420 -338 -400 -332V-284C-420 -280 -434 -284 -436 -300Z',
      kit.lampsOn ? '#fff3cf' : '#e3ebf1',
      'stroke="#4a525a" stroke-width="5"',
    ),
    kit.lampsOn ? ellipse(-430, -306, 130, 96, 'url(#lampGlow)') : '',
    path('M474 -330H490L490 -270H480Z', '#b62420') + rect(470, -140, 26, 34, '#20252b', 'rx="6"'),
    line('M-368 -400L-402 -420', '#23282e', 7) + rect(-424, -452, 30, 52, '#1d2227', 'rx="10"'),
  ].join('');
}

const body = (half: number, top: number) =>
  symmetric(top, [
    straight(0, top, half - 40, top),
    [half - 10, top + 4, half, top + 30, half + 6, top + 80],
    [half + 14, -200, half + 4, -150, half - 16, -110],
    straight(half - 16, -110, 0, -104),
  ]);
const canopy = symmetric(-800, [
  [140, -800, 230, -796, 262, -752],
  [286, -700, 296, -560, 300, -440],
  straight(300, -440, 0, -440),
]);

export function autorickshawFront(kit: Kit): string {
  const hood = hoodTone(kit);
  return [
    both(tyreEnd(292, 66, 150)),
    path(canopy, hood, 'stroke="#14181c" stroke-width="3"') +
      line('M-200 -782C-100 -794 100 -794 200 -782', '#fff', 14, 'opacity="0.45" filter="url(#soft4)"'),
    rect(-300, -450, 600, 330, '#161a1f'),
    path(
      symmetric(-744, [
        [120, -744, 210, -740, 226, -710],
        [246, -640, 258, -540, 260, -458],
        straight(260, -458, 0, -452),
      ]),
      'url(#glass)',
      'stroke="#14181c" stroke-width="12"',
    ),
    rect(-70, -600, 140, 150, '#0d1116', 'rx="40" opacity="0.5"') +
      path('M-220 -456L-80 -740H20L-110 -456Z', kit.sky, 'opacity="0.2"') +
      line('M20 -462L130 -560', '#0b0e12', 8),
    path(
      symmetric(-470, [
        straight(0, -470, 250, -466),
        [296, -440, 300, -320, 250, -220],
        [210, -160, 120, -150, 0, -150],
      ]),
      'url(#paint)',
      `stroke="${kit.deep}" stroke-width="4"`,
    ),
    line('M-230 -440H230', '#fff', 14, 'opacity="0.45" filter="url(#soft4)"') +
      line(
        'M-120 -450C-90 -380 -86 -260 -96 -170M120 -450C90 -380 86 -260 96 -170',
        kit.deep,
        5,
        'opacity="0.45"',
      ) +
      rect(-250, -350, 500, 16, '#f5f2e6', 'opacity="0.8"'),
    rect(-44, -206, 88, 206, '#14171b', 'rx="40"') +
      path(
        symmetric(-250, [[70, -250, 92, -220, 96, -130], straight(96, -130, 0, -130)]),
        '#20252b',
        'stroke="#0c0f12" stroke-width="3"',
      ),
    both(
      circle(196, -310, 48, 'url(#chrome)', 'stroke="#2a2f35" stroke-width="4"') +
        circle(196, -310, 38, kit.lampsOn ? '#fff3cf' : '#dde6ec') +
        circle(186, -320, 12, '#fff') +
        ellipse(244, -394, 24, 16, '#f0a53c') +
        (kit.lampsOn ? ellipse(196, -310, 130, 110, 'url(#lampGlow)') : ''),
    ),
    both(line('M280 -540L340 -560', '#23282e', 9) + rect(324, -610, 60, 82, '#1d2227', 'rx="16"')),
    plate(0, -296, 186),
  ].join('');
}

export function autorickshawRear(kit: Kit): string {
  const hood = hoodTone(kit);
  return [
    both(tyreEnd(288, 70, 160)),
    path(canopy, hood, 'stroke="#14181c" stroke-width="3"') +
      line('M-200 -782C-100 -794 100 -794 200 -782', '#fff', 14, 'opacity="0.45" filter="url(#soft4)"') +
      line(
        'M-290 -480H290M-240 -770C-262 -680 -270 -560 -272 -480M240 -770C262 -680 270 -560 272 -480',
        '#14181c',
        6,
        'opacity="0.35"',
      ),
    rect(-150, -690, 300, 130, '#33404b', 'rx="30" stroke="#14181c" stroke-width="8"') +
      path('M-110 -560L-30 -690H30L-50 -560Z', kit.sky, 'opacity="0.22"'),
    path(body(300, -450), 'url(#paint)', `stroke="${kit.deep}" stroke-width="4"`) +
      line('M-260 -430H260', '#fff', 14, 'opacity="0.45" filter="url(#soft4)"'),
    path(
      'M-196 -400H196V-190H-196Z',
      kit.paint,
      `stroke="${kit.deep}" stroke-width="5" stroke-opacity="0.7"`,
    ) + repeat(9, (i) => rect(-150 + i * 34, -380, 18, 50, kit.deep, 'rx="8" opacity="0.75"')),
    rect(-300, -174, 600, 20, '#f5f2e6', 'opacity="0.8"'),
    both(
      rect(
        222,
        -376,
        58,
        104,
        kit.lampsOn ? '#f0503f' : '#b62420',
        'rx="14" stroke="#3c0d10" stroke-width="5"',
      ) +
        rect(228, -312, 46, 30, '#f0a53c', 'rx="6"') +
        (kit.lampsOn ? ellipse(250, -330, 110, 96, 'url(#redGlow)') : ''),
    ),
    rect(-270, -132, 540, 28, '#20252b', 'rx="12"'),
    plate(0, -254, 190),
  ].join('');
}
