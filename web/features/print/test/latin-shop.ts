import { readFileSync } from 'node:fs';
import type { PrintShop } from '../pdf/print-file';
import { readTrueType } from '../pdf/true-type';

const font = (name: string) => {
  const { buffer, byteOffset, length } = readFileSync(`web/features/print/fonts/${name}.ttf`);
  return readTrueType(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer);
};

/** Prints only Latin lines, because Node has no text engine for others. */
export const latinShop: PrintShop = {
  fonts: { medium: font('poppins-medium'), bold: font('poppins-bold') },
  measureDrawn: (text) => {
    throw new Error(`not a Latin line: ${text}`);
  },
  drawLine: (text) => {
    throw new Error(`not a Latin line: ${text}`);
  },
  loadPicture: async () => null,
};
