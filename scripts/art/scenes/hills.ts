import { mix } from '../color.ts';
import type { Random } from '../random.ts';
import { blur, circle, ellipse, line, path, rect, repeat, vertical } from '../svg.ts';

function ridge(base: number, height: number, tone: string, random: Random): string {
  let d = `M-60 800V${base}`;
  let x = -60;
  while (x < 1660) {
    const step = random.between(260, 560);
    const peak = base - random.between(height * 0.3, height);
    d += `C${x + step * 0.3} ${peak} ${x + step * 0.6} ${peak} ${x + step} ${base - random.between(0, height * 0.35)}`;
    x += step;
  }
  return path(`${d}V800Z`, tone);
}

function bush(x: number, y: number, size: number, random: Random): string {
  const tone = random.pick(['#6f9a58', '#5b8a55', '#86a65c'] as const);
  return repeat(6, (i) =>
    circle(
      x + (i - 2.5) * size * 0.5,
      y - random.between(0, size * 0.5),
      size * random.between(0.4, 0.62),
      mix(tone, i % 2 ? '#2e5a43' : '#e4e3a0', 0.16),
    ),
  );
}

export function hills(random: Random): string {
  const sky = random.pick([
    ['#8fc3e8', '#f3efe0'],
    ['#9cc7dd', '#fbe7cf'],
    ['#a7cfe6', '#eef4f2'],
  ] as const);
  const haze = sky[1];
  const near = random.pick(['#7f9f66', '#8ea766', '#6f9a72', '#a2a468'] as const);
  const sun = random.between(200, 1400);
  const cloud = (x: number, y: number, s: number) =>
    ellipse(x, y, 130 * s, 26 * s, '#ffffff', 'opacity="0.85"') +
    ellipse(x - 40 * s, y - 18 * s, 60 * s, 30 * s, '#ffffff', 'opacity="0.85"') +
    ellipse(x + 36 * s, y - 24 * s, 70 * s, 36 * s, '#ffffff', 'opacity="0.85"');
  return [
    `<defs>${vertical('sky', 0, 680, [
      [0, sky[0]],
      [1, sky[1]],
    ])}${vertical('road', 800, 1200, [
      [0, '#b9b2a6'],
      [0.4, '#a49d93'],
      [1, '#857f78'],
    ])}${vertical('grass', 680, 830, [
      [0, mix(near, '#f2eeb8', 0.25)],
      [1, mix(near, '#3f5c3c', 0.25)],
    ])}${blur('sceneSoft', 24)}</defs>`,
    rect(0, 0, 1600, 800, 'url(#sky)'),
    circle(sun, 190, 150, '#fffbe6', 'opacity="0.6" filter="url(#sceneSoft)"') +
      circle(sun, 190, 54, '#fffdf2'),
    cloud(random.between(100, 700), random.between(110, 230), random.between(0.8, 1.3)) +
      cloud(random.between(800, 1500), random.between(90, 260), random.between(0.7, 1.2)),
    ridge(600, 300, mix('#7f9fc0', haze, 0.45), random),
    ridge(640, 220, mix('#6f96a6', haze, 0.28), random),
    ridge(680, 170, mix('#6b9480', haze, 0.12), random),
    ridge(712, 100, mix(near, '#4f7a62', 0.4), random),
    rect(0, 690, 1600, 140, 'url(#grass)'),
    repeat(9, (i) => bush(i * 200 + random.between(-80, 80), 722, random.between(22, 62), random)),
    repeat(70, () =>
      line(
        `M${random.between(0, 1600)} ${random.between(750, 806)}l${random.between(-4, 4)} -${random.between(8, 20)}`,
        mix(near, '#f0edb0', random.between(0.1, 0.5)),
        3,
      ),
    ),
    rect(0, 812, 1600, 388, 'url(#road)'),
    path('M0 812C300 800 600 822 900 810S1400 804 1600 812V830H0Z', mix(near, '#8d8266', 0.55)),
    repeat(130, () =>
      ellipse(
        random.between(0, 1600),
        random.between(832, 1200),
        random.between(2, 9),
        random.between(1, 3),
        random.chance(0.5) ? '#cfc8bb' : '#7b756d',
        'opacity="0.55"',
      ),
    ),
    repeat(3, (i) =>
      ellipse(300 + i * 520, 880 + i * 70, 380, 18, '#6f6961', 'opacity="0.25" filter="url(#sceneSoft)"'),
    ),
  ].join('');
}
