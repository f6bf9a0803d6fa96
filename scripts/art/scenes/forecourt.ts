import type { Random } from '../random.ts';
import { blur, circle, ellipse, group, line, path, radial, rect, repeat, vertical } from '../svg.ts';

const parked = (x: number, size: number, tone: string) =>
  group(
    `${path('M-170 -20C-180 -70 -160 -84 -110 -92C-80 -130 -50 -146 20 -146S110 -120 130 -90C170 -84 180 -60 172 -20Z', tone)}${path('M-92 -92C-66 -122 -40 -132 -6 -132V-90ZM8 -132C60 -132 88 -116 104 -90H8Z', '#f0c9a4', 'opacity="0.35"')}${circle(-100, -24, 30, '#151522')}${circle(104, -24, 30, '#151522')}${line('M-150 -86C-60 -96 60 -94 150 -80', '#f7c7a3', 4, 'opacity="0.35"')}`,
    `transform="translate(${x} 780) scale(${size})"`,
  );

function lampPost(x: number): string {
  return (
    rect(x - 5, 250, 10, 500, '#2b2740') +
    rect(x - 70, 246, 140, 12, '#2b2740', 'rx="6"') +
    [-62, 62]
      .map(
        (dx) => rect(x + dx - 22, 256, 44, 8, '#fff2cf', 'rx="4"') + circle(x + dx, 262, 130, 'url(#bulb)'),
      )
      .join('') +
    ellipse(x, 850, 190, 34, '#ffdca6', 'opacity="0.2" filter="url(#sceneSoft)"')
  );
}

export function forecourt(random: Random): string {
  const flip = random.chance(0.5);
  const sky = random.pick([
    ['#2f2f5f', '#8a5580', '#f0a37b'],
    ['#27365f', '#6b6a98', '#f2b98c'],
    ['#352c58', '#a35d74', '#f7b183'],
  ] as const);
  const flags = random.pick(['#f2c45a', '#e98a6d', '#6fb5b0'] as const);
  const building = [
    rect(640, 380, 1000, 380, '#35304e') +
      path('M590 330H1660V392H610Z', '#453d63') +
      rect(606, 386, 1054, 10, '#ffd79a'),
    repeat(
      5,
      (i) => rect(700 + i * 186, 430, 160, 300, 'url(#lit)') + rect(776 + i * 186, 430, 6, 300, '#5a4a52'),
    ),
    repeat(5, (i) =>
      ellipse(780 + i * 186, 470, 60, 26, '#fffbe8', 'opacity="0.7" filter="url(#sceneSoft)"'),
    ),
    rect(1040, 344, 260, 34, '#ffe7bd', 'rx="17" opacity="0.85"'),
    rect(640, 724, 1000, 40, '#231f38'),
  ].join('');
  const bunting = repeat(26, (i) => {
    const y = 190 + Math.sin((i / 25) * Math.PI * 2 - 0.4) * 20 + Math.abs((i % 13) - 6) * -9 + 50;
    return path(`M${i * 64} ${y}h30l-15 34Z`, i % 2 ? flags : '#f4e7d3', 'opacity="0.8"');
  });
  return [
    `<defs>${vertical('sky', 0, 760, [
      [0, sky[0]],
      [0.6, sky[1]],
      [1, sky[2]],
    ])}${vertical('lit', 430, 730, [
      [0, '#ffe9bd'],
      [1, '#f0a765'],
    ])}${vertical('floor', 750, 1200, [
      [0, '#6d5a78'],
      [0.25, '#564e70'],
      [1, '#37344f'],
    ])}${radial('bulb', [
      [0, '#fff4d2', 0.85],
      [0.25, '#ffe0a0', 0.3],
      [1, '#ffd890', 0],
    ])}${blur('sceneSoft', 26)}</defs>`,
    rect(0, 0, 1600, 800, 'url(#sky)'),
    repeat(4, () =>
      ellipse(
        random.between(0, 1600),
        random.between(320, 520),
        random.between(160, 320),
        random.between(8, 20),
        '#ffd0b0',
        'opacity="0.4" filter="url(#sceneSoft)"',
      ),
    ),
    group(
      [
        path('M0 690L60 640L130 660L200 610L280 650L360 616L460 660L560 636L660 680V760H0Z', '#4a3b62'),
        building,
        bunting,
        [120, 380, 700, 1060, 1420]
          .map((x) =>
            parked(
              x + random.between(-40, 40),
              random.between(0.72, 0.82),
              random.pick(['#2b2843', '#3a3053', '#43324f', '#26304a'] as const),
            ),
          )
          .join(''),
      ].join(''),
      flip ? 'transform="translate(1600 0) scale(-1 1)"' : '',
    ),
    rect(0, 756, 1600, 444, 'url(#floor)'),
    lampPost(flip ? 1380 : 220),
    repeat(6, (i) => path(`M${i * 330 - 90} 800h12L${i * 400 - 250} 1200h-22Z`, '#d8cfe0', 'opacity="0.25"')),
    repeat(5, (i) =>
      rect((flip ? 60 : 700) + i * 180, 760, 110, 260, '#ffc98a', 'opacity="0.16" filter="url(#sceneSoft)"'),
    ),
  ].join('');
}
