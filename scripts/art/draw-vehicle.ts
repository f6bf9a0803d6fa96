import { FIGURES, type Figure, type OutsideView } from './figures.ts';
import { cluster } from './interior/cluster.ts';
import { dashboard } from './interior/dashboard.ts';
import { pickCabin } from './interior/view.ts';
import { createKit, kitDefs } from './kit.ts';
import { createRandom } from './random.ts';
import { SCENE_ART } from './scenes/scene.ts';
import { ellipse, group } from './svg.ts';
import type { SceneName, VehicleDrawing } from './types.ts';

const STAND: Record<OutsideView, number> = { side: 960, front: 1050, rear: 1050 };
const VIEW_SALT = { side: 1, front: 2, rear: 3, interior: 4 } as const;

function shadow(figure: Figure, scene: SceneName): string {
  const depth = scene === 'showroom' ? 0.45 : 0.62;
  const w = figure.halfWidth;
  return (
    ellipse(0, 4, w * 1.1, 46, '#0a0c14', `opacity="${depth * 0.75}" filter="url(#soft22)"`) +
    ellipse(0, 0, w * 0.96, 17, '#05060a', `opacity="${depth}" filter="url(#soft4)"`)
  );
}

function outside(drawing: VehicleDrawing, view: OutsideView): string {
  const { seed, scene } = drawing;
  const figure = FIGURES[drawing.body][view];
  const camera = createRandom(seed * 8 + VIEW_SALT[view]);
  const kit = createKit(drawing, createRandom(seed));
  const vehicle = figure.draw(kit);
  const scale = figure.scale * camera.between(0.94, 1.02);
  const x = 800 + camera.between(-36, 36);
  const y = STAND[view] + camera.between(-14, 14);
  const mirrored = view === 'side' && camera.chance(0.35);
  // An end view stands closer to the camera, so its scene is closer too.
  const zoom = view === 'side' ? 1 : 1.24;
  const pan = (zoom - 1) * camera.between(-760, 760);
  const reflection = scene === 'showroom' ? group(vehicle, 'transform="scale(1 -0.72)" opacity="0.13"') : '';
  return [
    `<defs>${kitDefs(kit, -figure.height)}</defs>`,
    group(
      SCENE_ART[scene](createRandom(seed * 8 + VIEW_SALT[view])),
      `transform="translate(${800 + pan} 790) scale(${zoom}) translate(-800 -790)"`,
    ),
    group(
      reflection + shadow(figure, scene) + vehicle,
      `transform="translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})"`,
    ),
  ].join('');
}

function inside(drawing: VehicleDrawing): string {
  const { body, paint, scene, trim, seed } = drawing;
  const random = createRandom(seed * 8 + VIEW_SALT.interior);
  const backdrop = SCENE_ART[scene](createRandom(seed * 8 + VIEW_SALT.front));
  const cabin = pickCabin(random, paint, scene);
  if (body === 'scooter' || body === 'motorcycle') return cluster(cabin, body, paint, trim, backdrop, random);
  if (body === 'autorickshaw') return cluster(cabin, body, paint, 'base', backdrop, random);
  const automatic = random.chance(trim === 'top' ? 0.6 : 0.2);
  return dashboard(cabin, trim, drawing.automatic ?? automatic, backdrop, random);
}

/** A 1600 x 1200 SVG picture; the same input gives the same text. `interior` of a two-wheeler is its instruments. */
export function drawVehicle(drawing: VehicleDrawing): string {
  const content = drawing.view === 'interior' ? inside(drawing) : outside(drawing, drawing.view);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200">${content}</svg>`;
}
