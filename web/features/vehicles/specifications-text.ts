import type { VehicleDto } from '../../../schema/vehicles/output';

/** Specifications as text, pairs as "label: value" lines. */
export function specificationsText(specifications: VehicleDto['specifications']): string {
  if (!specifications) return '';
  if (typeof specifications === 'string') return specifications;
  return Object.entries(specifications)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

const PAIR = /^\s*([^:\n]{1,60}):\s*(\S.{0,199})$/;

/** The reverse: pairs if every line is one, otherwise plain text; null for nothing. */
export function parseSpecifications(text: string): VehicleDto['specifications'] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  const pairs = lines.map((line) => PAIR.exec(line));
  if (!pairs.every((pair) => pair !== null)) return text;
  return Object.fromEntries(pairs.map(([, label = '', value = '']) => [label.trim(), value.trim()]));
}
