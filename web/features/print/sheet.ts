/** Everything in this file is in millimetres from the upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Weight = 'medium' | 'bold';

/** 0 is black, 1 is white. */
export type Grey = number;

/** A grey as a colour of CSS. */
export const greyColour = (value: Grey) =>
  `rgb(${Array(3)
    .fill(Math.round(value * 255))
    .join(' ')})`;

/** The elements of a sheet. */
export type Mark =
  | ({ kind: 'area'; grey: Grey; corner?: number } & Box)
  | { kind: 'rule'; x1: number; y1: number; x2: number; y2: number; width: number; grey: Grey }
  /** A QR code with its margin of four modules, level Q. */
  | { kind: 'code'; x: number; y: number; size: number; text: string }
  /** `size` is the font size, `y` the baseline, `x` the start of the text. */
  | {
      kind: 'line';
      x: number;
      y: number;
      size: number;
      width: number;
      text: string;
      weight: Weight;
      grey: Grey;
    }
  /** Its corners are rounded by an eighth of its width, unless `corner` says by how much. */
  | ({ kind: 'picture'; address: string; corner?: number } & Box);

export interface Sheet {
  /** The page that comes out of the printer. */
  width: number;
  height: number;
  /** The size after cutting, if smaller. */
  trim?: Box;
  marks: Mark[];
}

/** The width of a line at a font size of one millimetre. */
export type Measure = (text: string, weight: Weight) => number;
