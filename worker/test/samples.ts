import type { RouteEntry } from '../http/route-entry';
import { makePng } from './png';
import type { Body, FeatureSamples } from './sample-types';
import { makeWorld, type World } from './world';

export const nameOf = ({ method, path }: Pick<RouteEntry, 'method' | 'path'>) => `${method} ${path}`;

const FILES = import.meta.glob<{ samples: FeatureSamples<unknown> }>('../features/*/*.samples.ts', {
  eager: true,
});
const FEATURES = Object.values(FILES).map(({ samples }) => samples);

/** What each feature has created for a world. */
const made = new WeakMap<World, Map<FeatureSamples<unknown>, unknown>>();

/** `makeWorld`, plus what the features' samples need. */
export async function makeSampledWorld(): Promise<World> {
  const world = await makeWorld();
  const own = new Map<FeatureSamples<unknown>, unknown>();
  for (const feature of FEATURES) own.set(feature, await feature.make?.(world));
  made.set(world, own);
  return world;
}

/** A feature's entry for this key. Throws if two features have one. */
function find<Value>(world: World, kind: 'ids' | 'paths' | 'bodies', key: string): (() => Value) | undefined {
  const [feature, other] = FEATURES.filter((samples) => samples[kind]?.[key]);
  if (other) throw new Error(`two samples name ${key}`);
  const sample = feature?.[kind]?.[key];
  return sample && (() => sample(world, made.get(world)?.get(feature)) as Value);
}

/** The form field of each upload. */
export const UPLOAD_FIELDS: Record<string, string> = {
  '/api/upload/images': 'images',
  '/api/upload/rc': 'rc',
  '/api/upload/profile-image': 'image',
  '/api/upload/cover': 'image',
};

export function pathOf(entry: RouteEntry, world: World): string {
  const special = find<string>(world, 'paths', nameOf(entry));
  if (special) return special();
  return entry.path.replace(/([\w-]+)\/:\w+/g, (_, segment: string) => {
    const id = find<string>(world, 'ids', segment);
    if (!id) throw new Error(`No samples name ${segment} for ${entry.path}`);
    return `${segment}/${id()}`;
  });
}

export const bodyOf = async (entry: RouteEntry, world: World): Promise<Body> =>
  (await find<Body | Promise<Body>>(world, 'bodies', nameOf(entry))?.()) ?? {};

/** The owner of what a sample refers to. */
export const ownerOf = ({ path }: RouteEntry, { people }: World) =>
  path.startsWith('/api/republished-vehicles/') ? people.republisher : people.owner;

export interface Sample {
  path: string;
  json?: Body;
  form?: FormData;
}

/** A request that a route accepts from an allowed caller. */
export async function sampleOf(entry: RouteEntry, world: World): Promise<Sample> {
  const path = pathOf(entry, world);
  if (entry.json) return { path, json: await bodyOf(entry, world) };
  if (!entry.form && !entry.htmlForm) return { path };
  const form = new FormData();
  const field = UPLOAD_FIELDS[entry.path];
  if (field)
    form.append(field, new File([makePng(720, 240, [40, 120, 200])], 'car.png', { type: 'image/png' }));
  for (const [name, value] of Object.entries(await bodyOf(entry, world))) form.append(name, String(value));
  return { path, form };
}
