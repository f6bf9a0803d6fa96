import { mix } from '../color.ts';
import type { Random } from '../random.ts';
import { blur, circle, ellipse, group, line, path, rect, repeat, vertical } from '../svg.ts';

function house(x: number, width: number, height: number, tone: string, random: Random): string {
  const floors = Math.floor(height / 120);
  const bays = Math.floor(width / 95);
  const top = 690 - height;
  const windows = repeat(floors * bays, (n) => {
    const wx = x + 22 + (n % bays) * ((width - 20) / bays);
    const wy = top + 26 + Math.floor(n / bays) * 116;
    const balcony = random.chance(0.35)
      ? rect(wx - 10, wy + 48, 76, 30, mix(tone, '#ffffff', 0.35)) +
        repeat(6, (i) => rect(wx - 4 + i * 12, wy + 50, 3, 26, mix(tone, '#5b5048', 0.3)))
      : '';
    return (
      rect(wx, wy, 56, 66, mix(tone, '#40505c', 0.55), 'rx="3"') +
      path(`M${wx} ${wy + 40}L${wx + 40} ${wy}H${wx + 56}L${wx} ${wy + 58}Z`, '#ffffff', 'opacity="0.16"') +
      rect(wx - 4, wy + 64, 64, 6, mix(tone, '#ffffff', 0.4)) +
      balcony
    );
  });
  return (
    rect(x, top, width, height, tone) +
    rect(x + width * 0.78, top, width * 0.22, height, mix(tone, '#6a5a55', 0.16)) +
    rect(x - 6, top - 12, width + 12, 16, mix(tone, '#ffffff', 0.35)) +
    windows
  );
}

function tree(x: number, size: number, random: Random): string {
  const tone = random.pick(['#5d8f55', '#6d9a54', '#4f8658', '#7ba35a']);
  const blobs = repeat(16, (i) => {
    const a = i * 2.4;
    const d = 26 + i * 7.5;
    return circle(
      Math.cos(a) * d * 1.15,
      -300 + Math.sin(a) * d * 0.72,
      random.between(44, 74),
      mix(tone, i % 3 === 0 ? '#e6e9a0' : '#1f4a35', random.between(0.05, 0.24)),
    );
  });
  return group(
    path('M-16 0C-10 -110 -14 -180 -30 -260H34C14 -180 14 -110 20 0Z', '#6b5543') +
      path('M4 0C6 -110 4 -180 10 -260H34C14 -180 14 -110 20 0Z', '#523f33') +
      blobs +
      ellipse(-30, -350, 80, 40, '#dfe8a0', 'opacity="0.18" filter="url(#sceneSoft)"'),
    `transform="translate(${x} 720) scale(${size})"`,
  );
}

export function street(random: Random): string {
  const tones = ['#e8d3bd', '#dcc0ad', '#d9d6c8', '#c9d3d3', '#ead9b5', '#d8c3c4', '#bfcfd0'] as const;
  let x = -random.between(10, 90);
  let houses = '';
  while (x < 1600) {
    const width = random.between(210, 380);
    houses += house(x, width, random.between(240, 560), random.pick(tones), random);
    x += width + random.between(0, 34);
  }
  const wall = random.pick(['#e6ddcf', '#d9cbb8', '#cfd4cf', '#d8b9a4'] as const);
  const shift = random.between(-60, 60);
  return [
    `<defs>${vertical('sky', 0, 640, [
      [0, '#a9d2ee'],
      [1, '#eef3ea'],
    ])}${vertical('road', 800, 1200, [
      [0, '#8c8f93'],
      [1, '#63676d'],
    ])}${blur('sceneSoft', 22)}</defs>`,
    rect(0, 0, 1600, 900, 'url(#sky)'),
    ellipse(random.between(200, 1300), 110, 230, 34, '#ffffff', 'opacity="0.7" filter="url(#sceneSoft)"'),
    houses,
    rect(0, 0, 1600, 690, '#f7efe0', 'opacity="0.28"'),
    rect(0, 590, 1600, 150, wall) + rect(0, 582, 1600, 14, mix(wall, '#ffffff', 0.5)),
    repeat(9, (i) => rect(i * 200 + 20 + shift, 590, 26, 150, mix(wall, '#6c6056', 0.14))),
    rect(0, 690, 1600, 50, mix(wall, '#5a4d40', 0.5), 'opacity="0.35" filter="url(#sceneSoft)"'),
    [150, 640, 1120, 1540]
      .map((at) => tree(at + shift + random.between(-50, 50), random.between(0.95, 1.35), random))
      .join(''),
    rect(0, 722, 1600, 64, '#c9c2b6') +
      repeat(14, (i) => line(`M${i * 130 + shift} 722L${i * 140 - 60 + shift} 786`, '#a9a195', 2)),
    repeat(21, (i) => rect(i * 80 - 20, 784, 80, 26, i % 2 ? '#e7c64d' : '#33373c')) +
      rect(0, 804, 1600, 8, '#1f2226', 'opacity="0.35"'),
    rect(0, 810, 1600, 390, 'url(#road)'),
    repeat(90, () =>
      ellipse(
        random.between(0, 1600),
        random.between(820, 1200),
        random.between(2, 8),
        1.6,
        random.chance(0.5) ? '#a4a7aa' : '#54585e',
        'opacity="0.5"',
      ),
    ),
    repeat(5, (i) => path(`M${i * 400 - 60 + shift} 1130h200l16 26h-222Z`, '#eceae2', 'opacity="0.85"')),
    repeat(7, () =>
      ellipse(
        random.between(0, 1600),
        random.between(830, 1150),
        random.between(90, 220),
        22,
        '#3b4046',
        'opacity="0.16" filter="url(#sceneSoft)"',
      ),
    ),
  ].join('');
}
