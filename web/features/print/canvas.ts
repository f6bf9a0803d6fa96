import { drawnFont } from './drawn-font';
import type { Weight } from './sheet';

/** A canvas of so many pixels, and its pen. Throws if the browser cannot draw. */
export function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser cannot draw');
  return { canvas, pen };
}

const MEASURED_AT = 200;

/** The width of a line at a font size of one, as this browser draws it. */
export function measureDrawn(text: string, weight: Weight): number {
  const { pen } = canvasOf(1, 1);
  pen.font = drawnFont(weight, MEASURED_AT);
  return pen.measureText(text).width / MEASURED_AT;
}
