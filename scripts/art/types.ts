export const BODIES = [
  'hatchback',
  'sedan',
  'suv',
  'mpv',
  'pickup',
  'scooter',
  'motorcycle',
  'autorickshaw',
] as const;
export const VIEWS = ['side', 'front', 'rear', 'interior'] as const;
export const SCENES = ['showroom', 'street', 'forecourt', 'hills'] as const;
export const TRIMS = ['base', 'mid', 'top'] as const;

export type Body = (typeof BODIES)[number];
export type CarBody = Exclude<Body, 'scooter' | 'motorcycle' | 'autorickshaw'>;
export type View = (typeof VIEWS)[number];
export type SceneName = (typeof SCENES)[number];
export type Trim = (typeof TRIMS)[number];

export type VehicleDrawing = {
  body: Body;
  /** '#rrggbb' */
  paint: string;
  view: View;
  scene: SceneName;
  trim: Trim;
  seed: number;
  /** No exhaust, closed grille. */
  electric?: boolean;
  /** A selector in place of a gear lever; left out, the seed chooses. */
  automatic?: boolean;
};
