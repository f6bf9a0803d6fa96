import data from './story.json' with { type: 'json' };
import type { Story } from './story-types.ts';

/** The development seed's story: everything is referred to by key, ages count back from now. */
export const STORY = data as unknown as Story;
