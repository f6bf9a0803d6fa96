import { carFront } from './ends/front.ts';
import { carRear } from './ends/rear.ts';
import { END_SPECS } from './ends/spec.ts';
import type { Kit } from './kit.ts';
import { boxySuv } from './side/boxy-suv.ts';
import { carSide } from './side/car.ts';
import { hatchback } from './side/hatchback.ts';
import { mpv } from './side/mpv.ts';
import { pickup } from './side/pickup.ts';
import { sedan } from './side/sedan.ts';
import type { SideSpec } from './side/spec.ts';
import { suv } from './side/suv.ts';
import { tallHatchback } from './side/tall-hatchback.ts';
import { autorickshawFront, autorickshawRear, autorickshawSide } from './three-wheelers/autorickshaw.ts';
import { motorcycleFront, motorcycleRear, scooterFront, scooterRear } from './two-wheelers/ends.ts';
import { motorcycleSide } from './two-wheelers/motorcycle-side.ts';
import { scooterSide } from './two-wheelers/scooter-side.ts';
import type { Body, CarBody, View } from './types.ts';

export type OutsideView = Exclude<View, 'interior'>;

/** Drawn around x = 0 on the ground y = 0; `height` and `halfWidth` place its light and its shadow. */
export type Figure = { height: number; halfWidth: number; scale: number; draw: (kit: Kit) => string };

/** `shapes` are variants of one body; the seed picks one, the same in every photo of a vehicle. */
function car(
  body: CarBody,
  shapes: readonly [SideSpec, ...SideSpec[]],
  halfLength: number,
  scale: number,
): Record<OutsideView, Figure> {
  const end = END_SPECS[body];
  const frame = { height: end.height, halfWidth: end.half, scale: 0.96 };
  return {
    side: {
      height: -shapes[0].roof,
      halfWidth: halfLength,
      scale,
      draw: (kit) => carSide(shapes[Math.floor(kit.shape * shapes.length)] ?? shapes[0], kit),
    },
    front: { ...frame, draw: (kit) => carFront(end, kit) },
    rear: { ...frame, draw: (kit) => carRear(end, kit) },
  };
}

export const FIGURES: Record<Body, Record<OutsideView, Figure>> = {
  hatchback: car('hatchback', [hatchback, tallHatchback], 530, 1.12),
  sedan: car('sedan', [sedan], 600, 1.08),
  suv: car('suv', [suv, boxySuv], 580, 1.08),
  mpv: car('mpv', [mpv], 600, 1.06),
  pickup: car('pickup', [pickup], 690, 0.98),
  scooter: {
    side: { height: 620, halfWidth: 460, scale: 1.06, draw: scooterSide },
    front: { height: 740, halfWidth: 200, scale: 0.98, draw: scooterFront },
    rear: { height: 740, halfWidth: 200, scale: 0.98, draw: scooterRear },
  },
  motorcycle: {
    side: { height: 580, halfWidth: 520, scale: 1.06, draw: motorcycleSide },
    front: { height: 720, halfWidth: 180, scale: 0.98, draw: motorcycleFront },
    rear: { height: 720, halfWidth: 190, scale: 0.98, draw: motorcycleRear },
  },
  autorickshaw: {
    side: { height: 560, halfWidth: 470, scale: 1.1, draw: autorickshawSide },
    front: { height: 700, halfWidth: 300, scale: 0.98, draw: autorickshawFront },
    rear: { height: 700, halfWidth: 300, scale: 0.98, draw: autorickshawRear },
  },
};
