/** Set by vite.config.ts: false in a production build, so that what it guards is not even shipped. */
declare const __DEV_TOOLS__: boolean;

/** Differs for each build: files of another build may be deleted. */
declare const __BUILD_ID__: string;

/** The file name of the newest migration, as the ledger of D1 has it. */
declare const __LATEST_MIGRATION__: string;

declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}

/** The file as a data URL. */
declare module '*.ttf?inline' {
  const url: string;
  export default url;
}
