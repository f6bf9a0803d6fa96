import type { Kit } from '../kit.ts';
import { circle, ellipse, group, line, path, rect, repeat } from '../svg.ts';
import { type WheelStyle, wheel } from '../wheels.ts';

const TANK =
  'M-196 -452C-160 -504 -50 -516 16 -488C58 -468 84 -424 96 -388C20 -376 -70 -376 -140 -384C-186 -394 -216 -420 -196 -452Z';
const TAIL =
  'M86 -384C170 -392 300 -404 380 -412C420 -416 452 -428 470 -440C464 -410 430 -376 392 -358C320 -334 230 -322 172 -318C128 -322 98 -352 86 -384Z';

function disc(x: number): string {
  return group(
    circle(0, 0, 62, 'none', 'stroke="#aeb6be" stroke-width="12"') +
      circle(0, 0, 62, 'none', 'stroke="#6a727a" stroke-width="12" stroke-dasharray="4 14" opacity="0.7"') +
      circle(0, 0, 26, '#4a525a') +
      rect(44, -34, 26, 50, '#8a2d2a', 'rx="8"'),
    `transform="translate(${x} -152)"`,
  );
}

function engine(): string {
  const fins = repeat(8, (i) =>
    rect(-92 + i * 2, -372 + i * 17, 128, 9, i % 2 ? '#565e67' : '#747d86', 'rx="4"'),
  );
  return [
    path('M-86 -380H30L46 -230H-62Z', '#343a41') + fins,
    path(
      'M-70 -244H96C140 -236 150 -180 126 -142C80 -118 -30 -116 -72 -140C-92 -170 -90 -220 -70 -244Z',
      '#4b535b',
    ) + path('M-70 -244H96C116 -240 128 -228 134 -212H-82Z', '#646d76'),
    circle(-8, -182, 44, '#6b747d', 'stroke="#2f353b" stroke-width="5"') +
      circle(-8, -182, 24, '#4a525a') +
      circle(86, -186, 32, '#5c656e', 'stroke="#2f353b" stroke-width="4"'),
    line('M-66 -300C-128 -290 -132 -190 -96 -138C-76 -112 0 -108 120 -112', '#a9b1b9', 22) +
      line('M-70 -304C-128 -290 -130 -190 -98 -144', '#eef1f4', 5, 'opacity="0.7"'),
    path(
      'M110 -132C220 -140 360 -168 470 -186C484 -178 484 -150 470 -140C360 -112 220 -96 110 -96Z',
      '#3b4249',
    ) + path('M180 -132C280 -142 380 -162 456 -174L458 -160C370 -146 280 -130 182 -122Z', '#aab2ba'),
  ].join('');
}

export function motorcycleSide(kit: Kit): string {
  const style: WheelStyle = {
    rim: (r, metal) =>
      repeat(6, (i) =>
        group(
          path(`M-${r * 0.05} 0L-${r * 0.09} -${r}H${r * 0.09}L${r * 0.05} 0Z`, metal),
          `transform="rotate(${i * 60 + 12})"`,
        ),
      ),
    metal: kit.random.pick(['#3b4249', '#c3c9cf', '#565e67', kit.paint] as const),
  };
  const panel = (d: string) => path(d, 'url(#paint)', `stroke="${kit.deep}" stroke-width="3"`);
  const stripe = kit.random.pick(['#f4f1e8', '#e2b34a', kit.deep] as const);
  return [
    path('M392 -372C440 -380 486 -350 508 -290L494 -280C466 -330 430 -350 384 -346Z', '#20252b') +
      path('M486 -300L520 -230L496 -224L470 -290Z', '#14181c'),
    wheel(352, 152, style, 0.76) + disc(352),
    wheel(-364, 152, style, 0.76) + disc(-364),
    line('M110 -186L352 -152', '#565e67', 26) + line('M120 -180L350 -148', '#8b949c', 6),
    line('M-232 -440L-108 -140L120 -134M-200 -420L120 -372L150 -190M120 -372L330 -390', '#23282e', 20),
    line('M250 -350L300 -176', '#b7bec5', 12) +
      line(
        'M258 -322L292 -206',
        kit.random.pick(['#b3312b', '#d9a032', '#2b3036'] as const),
        32,
        'stroke-dasharray="6 9"',
      ),
    engine(),
    path('M90 -340L180 -320L150 -230L104 -240Z', '#2a3037') +
      path('M100 -334L170 -318L150 -256L112 -262Z', kit.dark),
    line('M-364 -152L-258 -452', '#7f8891', 24) +
      line('M-356 -152L-290 -336', '#d4dade', 14) +
      line('M-248 -478L-280 -390', '#30363d', 30),
    path(
      'M-506 -214C-484 -318 -380 -350 -288 -296L-262 -240C-320 -318 -432 -318 -488 -204Z',
      'url(#paint)',
      `stroke="${kit.deep}" stroke-width="3"`,
    ),
    panel(TAIL) +
      line('M120 -372C220 -376 340 -384 440 -412', '#fff', 8, 'opacity="0.45" filter="url(#soft4)"'),
    path(
      'M58 -424C104 -404 150 -400 204 -414C262 -440 330 -456 430 -452C452 -446 452 -430 430 -420L110 -380C84 -378 66 -396 58 -424Z',
      '#1b1f24',
    ) + line('M90 -414C140 -396 190 -404 230 -416C290 -440 350 -444 410 -442', '#4b535b', 6),
    line('M380 -446C430 -470 476 -474 486 -452C486 -440 468 -432 452 -430', '#2b3138', 13),
    path('M440 -432L478 -446L474 -412L446 -402Z', kit.lampsOn ? '#f0503f' : '#b62420'),
    panel(TANK) +
      line('M-176 -458C-130 -494 -50 -498 6 -474', '#fff', 16, 'opacity="0.6" filter="url(#soft4)"') +
      path(
        'M-150 -400C-80 -392 10 -394 80 -398L72 -416C0 -412 -90 -412 -160 -420Z',
        kit.deep,
        'opacity="0.35"',
      ),
    path(
      'M-140 -448C-90 -462 -20 -458 34 -432L-10 -424C-50 -438 -100 -438 -150 -432Z',
      stripe,
      'opacity="0.9"',
    ),
    rect(-96, -516, 60, 14, 'url(#chrome)', 'rx="6"'),
    path(
      'M-322 -496C-336 -450 -330 -400 -300 -382C-270 -384 -250 -410 -246 -450C-250 -484 -280 -504 -322 -496Z',
      kit.random.chance(0.5) ? '#23282e' : 'url(#paint)',
      `stroke="${kit.deep}" stroke-width="3"`,
    ),
    path(
      'M-322 -494C-340 -454 -334 -402 -306 -384C-320 -420 -324 -456 -310 -496Z',
      kit.lampsOn ? '#fff3cf' : '#e3ebf1',
      'stroke="#59636d" stroke-width="4"',
    ),
    kit.lampsOn ? ellipse(-326, -440, 140, 110, 'url(#lampGlow)') : '',
    path('M-300 -512L-226 -530L-216 -500L-282 -490Z', '#14181c'),
    line('M-236 -492C-220 -540 -190 -552 -160 -548', '#6a737c', 13) +
      line('M-172 -548L-104 -534', '#15181c', 25) +
      line('M-222 -530L-132 -514', '#8b949c', 6),
    line('M-214 -540L-188 -622', '#23282e', 8) +
      path('M-222 -632C-220 -660 -160 -668 -142 -642C-146 -616 -200 -608 -222 -632Z', '#20252b') +
      path('M-156 -658C-146 -652 -140 -642 -146 -632L-156 -630Z', '#9fb0bf'),
    ellipse(-330, -376, 16, 12, '#f0a53c'),
    line('M20 -128L-10 -4', '#23282e', 10) + line('M-20 -150H-70', '#14181c', 16),
  ].join('');
}
