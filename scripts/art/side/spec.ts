/** A car seen from its left side, front to the left, on the ground y = 0, up is negative. */
export type SideSpec = {
  outline: string;
  /** The dark band of side windows, then the windscreen's sliver before the front pillar. */
  windows: string;
  windscreen: string;
  rearGlass?: string;
  pillars: ReadonlyArray<
    readonly [xTop: number, yTop: number, xBottom: number, yBottom: number, width: number]
  >;
  wheels: readonly [front: number, rear: number];
  radius: number;
  roof: number;
  shoulder: string;
  crease: string;
  doors: readonly string[];
  handles: ReadonlyArray<readonly [number, number]>;
  headlamp: string;
  tailLamp: string;
  mirror: readonly [number, number];
  /** Black plastic over the arches and sills. */
  cladding: boolean;
  rails?: string;
  /** Painted over the body: a load bed, a spoiler. */
  details?: string;
};
