import { carFront } from './ends/front.ts';
import { carRear } from './ends/rear.ts';
import { END_SPECS } from './ends/spec.ts';
import { createKit, type Kit, kitDefs } from './kit.ts';
import { createRandom, type Random } from './random.ts';
import { forecourt } from './scenes/forecourt.ts';
import { hills } from './scenes/hills.ts';
import { showroom } from './scenes/showroom.ts';
import { street } from './scenes/street.ts';
import { carSide } from './side/car.ts';
import { hatchback } from './side/hatchback.ts';
import { mpv } from './side/mpv.ts';
import { pickup } from './side/pickup.ts';
import { sedan } from './side/sedan.ts';
import { suv } from './side/suv.ts';
import { ellipse, group } from './svg.ts';
import type { Body, SceneName, VehicleDrawing } from './types.ts';

type OutsideView = Exclude<VehicleDrawing['view'], 'interior'>;
/** Drawn around x = 0 on the ground y = 0; `height` and `halfWidth` place light and shadow. */
type Figure = { height: number; halfWidth: number; scale: number; draw: (kit: Kit) => string };

const car = (
  body: keyof typeof END_SPECS,
  side: Parameters<typeof carSide>[0],
  halfLength: number,
  scale: number,
) => {
  const end = END_SPECS[body];
  const frame = { height: end.height, halfWidth: end.half, scale: 0.96 };
  return {
    side: { height: -side.roof, halfWidth: halfLength, scale, draw: (kit: Kit) => carSide(side, kit) },
    front: { ...frame, draw: (kit: Kit) => carFront(end, kit) },
    rear: { ...frame, draw: (kit: Kit) => carRear(end, kit) },
  };
};

const FIGURES: Partial<Record<Body, Record<OutsideView, Figure>>> = {
  hatchback: car('hatchback', hatchback, 530, 1.12),
  sedan: car('sedan', sedan, 600, 1.08),
  suv: car('suv', suv, 580, 1.08),
  mpv: car('mpv', mpv, 600, 1.06),
  pickup: car('pickup', pickup, 690, 0.98),
};

const SCENE_ART: Record<SceneName, (random: Random) => string> = { showroom, street, forecourt, hills };
const GROUND: Record<OutsideView, number> = { side: 960, front: 1050, rear: 1050 };

function shadow(figure: Figure, scene: SceneName): string {
  const depth = scene === 'showroom' ? 0.45 : 0.62;
  const w = figure.halfWidth;
  return (
    ellipse(0, 4, w * 1.1, 46, '#0a0c14', `opacity="${depth * 0.75}" filter="url(#soft22)"`) +
    ellipse(0, 0, w * 0.96, 17, '#05060a', `opacity="${depth}" filter="url(#soft4)"`)
  );
}

function outside(drawing: VehicleDrawing, view: OutsideView, figure: Figure): string {
  const { seed, scene, paint, trim } = drawing;
  const camera = createRandom(seed * 8 + view.length);
  const kit = createKit(paint, scene, trim, createRandom(seed));
  const scale = figure.scale * camera.between(0.94, 1.02);
  const x = 800 + camera.between(-36, 36);
  const y = GROUND[view] + camera.between(-14, 14);
  const mirrored = view === 'side' && createRandom(seed + 77).chance(0.35);
  const vehicle = figure.draw(kit);
  // An end view stands closer to the camera, so its scene is closer too.
  const zoom = view === 'side' ? 1 : 1.24;
  const pan = (zoom - 1) * camera.between(-760, 760);
  const backdrop = SCENE_ART[scene](
    createRandom(seed * 8 + (view === 'side' ? 1 : view === 'front' ? 2 : 3)),
  );
  const reflection = scene === 'showroom' ? group(vehicle, 'transform="scale(1 -0.72)" opacity="0.13"') : '';
  return [
    `<defs>${kitDefs(kit, -figure.height)}</defs>`,
    group(backdrop, `transform="translate(${800 + pan} 790) scale(${zoom}) translate(-800 -790)"`),
    group(
      reflection + shadow(figure, scene) + vehicle,
      `transform="translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})"`,
    ),
  ].join('');
}

/** A 1600 x 1200 SVG picture; the same input gives the same text. */
export function drawVehicle(drawing: VehicleDrawing): string {
  const figure = FIGURES[drawing.body];
  const content =
    figure && drawing.view !== 'interior' ? outside(drawing, drawing.view, figure[drawing.view]) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200">${content}</svg>`;
}
