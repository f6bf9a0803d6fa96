import { brightness, mix } from './color.ts';
import type { Random } from './random.ts';
import { blur, radial, vertical } from './svg.ts';
import type { SceneName, Trim, VehicleDrawing } from './types.ts';

/** What every part of a vehicle is drawn with: colours under the light of the scene, and the seed's choices. */
export type Kit = {
  paint: string;
  light: string;
  shine: string;
  dark: string;
  deep: string;
  sky: string;
  lampsOn: boolean;
  trim: Trim;
  electric: boolean;
  /** A black roof, as many Indian compact cars have it: the same in every photo of one car. */
  blackRoof: boolean;
  /** 0 to 1: which variant of its body's shape this vehicle has, from every side. */
  shape: number;
  random: Random;
};

const LIGHT: Record<SceneName, { ambient: string; amount: number; sky: string }> = {
  showroom: { ambient: '#ffffff', amount: 0.03, sky: '#f4f7fb' },
  street: { ambient: '#fff0cf', amount: 0.07, sky: '#dcecfa' },
  forecourt: { ambient: '#3c2f63', amount: 0.2, sky: '#f2b8a0' },
  hills: { ambient: '#e3f0ff', amount: 0.07, sky: '#e4f1fb' },
};

export function createKit(drawing: VehicleDrawing, random: Random): Kit {
  const { paint, scene, trim, electric = false } = drawing;
  const blackRoof = trim === 'top' && random.chance(0.4);
  const shape = random.between(0, 1);
  const light = LIGHT[scene];
  const base = mix(paint, light.ambient, light.amount);
  const pale = brightness(base) > 0.75;
  return {
    paint: base,
    light: mix(base, light.sky, pale ? 0.6 : 0.28),
    shine: mix(base, light.sky, pale ? 0.9 : 0.62),
    dark: mix(base, '#141a2a', pale ? 0.2 : 0.34),
    deep: mix(base, '#0c101c', pale ? 0.42 : 0.62),
    sky: light.sky,
    lampsOn: scene === 'forecourt',
    trim,
    electric,
    blackRoof,
    shape,
    random,
  };
}

/** Gradients and filters every view uses. `top` is the roof; the ground is 0. */
export function kitDefs(kit: Kit, top: number): string {
  return [
    vertical('paint', top, -40, [
      [0, kit.shine],
      [0.1, kit.light],
      [0.3, kit.paint],
      [0.36, kit.light],
      [0.44, kit.paint],
      [0.62, kit.paint],
      [0.8, kit.dark],
      [1, kit.deep],
    ]),
    vertical('bonnet', top * 0.72, top * 0.4, [
      [0, kit.shine],
      [0.45, kit.light],
      [1, kit.paint],
    ]),
    vertical('glass', top, top * 0.58, [
      [0, mix('#2b3a4a', kit.sky, 0.42)],
      [0.5, mix('#243140', kit.sky, 0.16)],
      [1, '#1a232e'],
    ]),
    vertical('chrome', top, 0, [
      [0, '#f3f6f9'],
      [0.5, '#aeb7c1'],
      [0.55, '#6d7782'],
      [1, '#dfe4e9'],
    ]),
    radial('lampGlow', [
      [0, '#fff6da', 0.95],
      [0.35, '#ffe9b0', 0.4],
      [1, '#ffe9b0', 0],
    ]),
    radial('redGlow', [
      [0, '#ff5a47', 0.6],
      [1, '#ff3b30', 0],
    ]),
    blur('soft4', 4),
    blur('soft10', 10),
    blur('soft22', 22),
  ].join('');
}
