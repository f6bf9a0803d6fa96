import { SETTING_NAMES } from '../../worker/env.ts';

/** `RATE_SCALE=1000 npm start`: what the shell sets wins over wrangler.toml, on this machine only. */
export const shellSettings = (): Record<string, string> =>
  Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const value = process.env[name];
      return value ? [[name, value]] : [];
    }),
  );
