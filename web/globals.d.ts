/** Set by vite.config.ts: false in a production build, so that what it guards is not shipped. */
declare const __DEV_TOOLS__: boolean;
