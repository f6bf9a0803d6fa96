/** Set by vite.config.ts: false in a production build, so that what it guards is not shipped. */
declare const __DEV_TOOLS__: boolean;

/** Different for each build: files of another build may be deleted. */
declare const __BUILD_ID__: string;

/** The file names of the newest migrations, as in D1's ledgers. */
declare const __LATEST_MIGRATIONS__: { directory: string; shard: string };

declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}

/** The file as a data URL. */
declare module '*.ttf?inline' {
  const url: string;
  export default url;
}

/** The file as text. */
declare module '*.md?raw' {
  const text: string;
  export default text;
}
