import jpegDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js';
import jpegDecoderWasm from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
import jpegWasm from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm';
import encodeMozJpeg, { init as initJpeg } from '@jsquash/jpeg/encode';
import webpDecoder from '@jsquash/webp/codec/dec/webp_dec.js';
import webpDecoderWasm from '@jsquash/webp/codec/dec/webp_dec.wasm';
import webpEncoder from '@jsquash/webp/codec/enc/webp_enc_simd.js';
import webpEncoderWasm from '@jsquash/webp/codec/enc/webp_enc_simd.wasm';
import { defaultOptions } from '@jsquash/webp/meta.js';
import { initEmscriptenModule } from '@jsquash/webp/utils.js';
import { UnreadablePicture } from '../images';
import type { Pixels } from './resample';

/** Created once per isolate; a failure is not cached, so that the next picture tries again. */
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
const jpegReader = once(() => initEmscriptenModule(jpegDecoder, jpegDecoderWasm));
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

const bufferOf = (bytes: Uint8Array<ArrayBuffer>) =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);

/** Tests for a JPEG's first byte; every other picture is treated as WebP. */
const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff;

/** Throws UnreadablePicture for anything but a complete JPEG or WebP. Does not apply a JPEG's orientation. */
export async function decode(bytes: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  // Loaded first: if a codec does not start, the picture is not at fault.
  const [jpegs, webps] = isJpeg(bytes) ? [await jpegReader(), null] : [null, await decoder()];
  try {
    const pixels = jpegs ? jpegs.decode(bufferOf(bytes), false) : webps?.decode(bufferOf(bytes));
    if (pixels) return pixels;
  } catch (cause) {
    throw new UnreadablePicture('neither JPEG nor WebP', { cause });
  }
  throw new UnreadablePicture('neither JPEG nor WebP');
}
