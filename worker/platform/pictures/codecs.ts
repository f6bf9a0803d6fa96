import jpegWasm from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm';
import encodeMozJpeg, { init as initJpeg } from '@jsquash/jpeg/encode';
import webpDecoder from '@jsquash/webp/codec/dec/webp_dec.js';
import webpDecoderWasm from '@jsquash/webp/codec/dec/webp_dec.wasm';
import webpEncoder from '@jsquash/webp/codec/enc/webp_enc_simd.js';
import webpEncoderWasm from '@jsquash/webp/codec/enc/webp_enc_simd.wasm';
import { defaultOptions } from '@jsquash/webp/meta.js';
import { initEmscriptenModule } from '@jsquash/webp/utils.js';
import type { Pixels } from './resample';

/** Made once per isolate; a failure is not cached, so that the next picture tries again. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return async () => {
    made ??= make();
    return await made.catch((error) => {
      made = undefined;
      throw error;
    });
  };
}

const jpeg = once(async () => {
  await initJpeg(jpegWasm);
});
const decoder = once(() => initEmscriptenModule(webpDecoder, webpDecoderWasm));
const encoder = once(() => initEmscriptenModule(webpEncoder, webpEncoderWasm));

/** Quality from 0 to 100. */
export async function encodeJpeg(pixels: Pixels, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  await jpeg();
  return new Uint8Array(await encodeMozJpeg({ ...pixels, colorSpace: 'srgb' }, { quality }));
}

export async function encodeWebp(pixels: Pixels, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const { data, width, height } = pixels;
  const bytes = (await encoder()).encode(data, width, height, { ...defaultOptions, quality });
  if (!bytes) throw new Error('the WebP encoder failed');
  return new Uint8Array(bytes);
}

export async function decodeWebp(bytes: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  const pixels = (await decoder()).decode(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
  if (!pixels) throw new Error('not a WebP picture');
  return pixels;
}
