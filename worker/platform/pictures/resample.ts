/** Red, green, blue and alpha, one byte each. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

interface Span {
  from: number;
  length: number;
}

/** The source pixels of a target pixel, with their weights. */
function tapsOf({ from, length }: Span, size: number, limit: number) {
  const scale = length / size;
  // When shrinking, each pixel averages those it covers; when enlarging, it interpolates between neighbours.
  const reach = Math.max(1, scale);
  return Array.from({ length: size }, (_, index) => {
    const centre = from + (index + 0.5) * scale - 0.5;
    const first = Math.max(0, Math.ceil(centre - reach));
    const last = Math.min(limit - 1, Math.floor(centre + reach));
    const weights = Array.from({ length: last - first + 1 }, (__, at) =>
      Math.max(1e-6, 1 - Math.abs(first + at - centre) / reach),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { first, weights: Float32Array.from(weights, (weight) => weight / sum) };
  });
}

const CHANNELS = 4;

/** A part of a picture at another size, smoothed. */
export function resample(source: Pixels, across: Span, down: Span, width: number, height: number): Pixels {
  const columns = tapsOf(across, width, source.width);
  const rows = tapsOf(down, height, source.height);
  const top = rows[0]?.first ?? 0;
  const bottom = Math.min(source.height, (rows.at(-1)?.first ?? 0) + (rows.at(-1)?.weights.length ?? 0));
  const between = new Float32Array((bottom - top) * width * CHANNELS);
  for (let y = top; y < bottom; y++) {
    const line = y * source.width;
    columns.forEach(({ first, weights }, x) => {
      const to = ((y - top) * width + x) * CHANNELS;
      for (let at = 0; at < weights.length; at++) {
        const weight = weights[at] ?? 0;
        const from = (line + first + at) * CHANNELS;
        for (let channel = 0; channel < CHANNELS; channel++) {
          between[to + channel] = (between[to + channel] ?? 0) + weight * (source.data[from + channel] ?? 0);
        }
      }
    });
  }
  const data = new Uint8ClampedArray(width * height * CHANNELS);
  const stride = width * CHANNELS;
  const sums = new Float32Array(stride);
  rows.forEach(({ first, weights }, y) => {
    sums.fill(0);
    for (let at = 0; at < weights.length; at++) {
      const weight = weights[at] ?? 0;
      const from = (first - top + at) * stride;
      for (let index = 0; index < stride; index++) {
        sums[index] = (sums[index] ?? 0) + weight * (between[from + index] ?? 0);
      }
    }
    data.set(sums, y * stride);
  });
  return { data, width, height };
}

/** The whole picture within a width, never enlarged. */
export function within(source: Pixels, width: number): Pixels {
  if (source.width <= width) return source;
  const height = Math.max(1, Math.round((source.height * width) / source.width));
  const whole = (length: number) => ({ from: 0, length });
  return resample(source, whole(source.width), whole(source.height), width, height);
}

/** The centre of the picture, filling a frame. */
export function covering(source: Pixels, width: number, height: number): Pixels {
  const scale = Math.min(source.width / width, source.height / height);
  const middle = (all: number, part: number) => ({ from: (all - part) / 2, length: part });
  return resample(
    source,
    middle(source.width, width * scale),
    middle(source.height, height * scale),
    width,
    height,
  );
}

/** Composited on white, for formats without alpha. */
export function flat({ data, width, height }: Pixels): Pixels {
  const flattened = Uint8ClampedArray.from(data);
  for (let at = 0; at < data.length; at += CHANNELS) {
    const alpha = (data[at + 3] ?? 255) / 255;
    if (alpha === 1) continue;
    for (let channel = 0; channel < 3; channel++) {
      flattened[at + channel] = (data[at + channel] ?? 0) * alpha + 255 * (1 - alpha);
    }
    flattened[at + 3] = 255;
  }
  return { data: flattened, width, height };
}
