import type { CarBody } from '../types.ts';

/** A car seen from its front or rear: half widths and heights above the ground, all positive. */
export type EndSpec = {
  half: number;
  height: number;
  roofHalf: number;
  belt: number;
  beltHalf: number;
  bonnet: number;
  tyre: { width: number; height: number };
  /** Height of the black lower bumper. */
  cladding: number;
  rails: boolean;
  tail: 'hatch' | 'boot' | 'tailgate' | 'bed';
};

export const END_SPECS: Record<CarBody, EndSpec> = {
  hatchback: {
    half: 380,
    height: 690,
    roofHalf: 262,
    belt: 440,
    beltHalf: 338,
    bonnet: 340,
    tyre: { width: 88, height: 150 },
    cladding: 112,
    rails: false,
    tail: 'hatch',
  },
  sedan: {
    half: 396,
    height: 650,
    roofHalf: 258,
    belt: 418,
    beltHalf: 346,
    bonnet: 318,
    tyre: { width: 92, height: 140 },
    cladding: 100,
    rails: false,
    tail: 'boot',
  },
  suv: {
    half: 412,
    height: 772,
    roofHalf: 312,
    belt: 520,
    beltHalf: 372,
    bonnet: 430,
    tyre: { width: 104, height: 184 },
    cladding: 176,
    rails: true,
    tail: 'tailgate',
  },
  mpv: {
    half: 396,
    height: 770,
    roofHalf: 292,
    belt: 474,
    beltHalf: 352,
    bonnet: 362,
    tyre: { width: 90, height: 150 },
    cladding: 116,
    rails: true,
    tail: 'hatch',
  },
  pickup: {
    half: 430,
    height: 786,
    roofHalf: 300,
    belt: 552,
    beltHalf: 378,
    bonnet: 466,
    tyre: { width: 114, height: 206 },
    cladding: 190,
    rails: false,
    tail: 'bed',
  },
};
