/** Set by vite.config.ts: false in a production build, so that what it guards is not even shipped. */
declare const __DEV_TOOLS__: boolean;

declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}

/** The file as a data URL. */
declare module '*.ttf?inline' {
  const url: string;
  export default url;
}
