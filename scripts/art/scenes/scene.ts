import type { Random } from '../random.ts';
import type { SceneName } from '../types.ts';
import { forecourt } from './forecourt.ts';
import { hills } from './hills.ts';
import { showroom } from './showroom.ts';
import { street } from './street.ts';

export const SCENE_ART: Record<SceneName, (random: Random) => string> = {
  showroom,
  street,
  forecourt,
  hills,
};
