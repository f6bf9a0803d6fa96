function channels(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** '#rrggbb' between two colours; amount 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, amount: number): string {
  const a = channels(from);
  const b = channels(to);
  const part = (x: number, y: number) =>
    Math.round(x + (y - x) * amount)
      .toString(16)
      .padStart(2, '0');
  return `#${part(a[0], b[0])}${part(a[1], b[1])}${part(a[2], b[2])}`;
}

/** Perceived brightness, 0 to 1. */
export function brightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return (r * 0.299 + g * 0.587 + b * 0.114) / 255;
}
