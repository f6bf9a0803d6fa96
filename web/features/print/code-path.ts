import { create } from 'qrcode';

/** White modules around a code, without which readers do not find it. */
export const QUIET_ZONE = 4;

/** A run of dark modules in a row, counted from the code's corner without its margin. */
interface Run {
  column: number;
  row: number;
  length: number;
}

/** The dark modules of a QR code of level Q, which can be read with a quarter of it dirty or torn. */
export function codeModules(text: string): { size: number; runs: Run[] } {
  const { modules } = create(text, { errorCorrectionLevel: 'Q' });
  const { size } = modules;
  const runs: Run[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!modules.get(row, column)) continue;
      const start = column;
      while (column + 1 < size && modules.get(row, column + 1)) column++;
      runs.push({ column: start, row, length: column + 1 - start });
    }
  }
  return { size, runs };
}
