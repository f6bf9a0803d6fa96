import { SETTING_NAMES } from '../../worker/env.ts';

/** `RATE_SCALE=1000 npm start`: the shell's settings override wrangler.toml, only on this machine. */
export const shellSettings = (): Record<string, string> =>
  Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const value = process.env[name];
      return value ? [[name, value]] : [];
    }),
  );
