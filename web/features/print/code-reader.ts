import { SHORT_CODE } from '../../../schema/links/paths';

/** Reads the QR code in a camera frame; null if there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

async function browserReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** Frames are scaled down, because reading time grows with the number of pixels. */
const MAX_SIDE = 720;

async function ownReader(): Promise<CodeReader> {
  const { default: readQr } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, MAX_SIDE / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!pen || canvas.width === 0) return null;
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return readQr(data, width, height)?.data ?? null;
  };
}

/** The browser's own reader, as on Android phones, otherwise one that is loaded. */
export const openReader = async (): Promise<CodeReader> => (await browserReader()) ?? ownReader();

/** The code in one of our addresses; null for any other text. */
export function codeIn(text: string, origin: string): string | null {
  const start = `${origin}/q/`;
  if (!text.startsWith(start)) return null;
  const [code = ''] = text.slice(start.length).split('?');
  return SHORT_CODE.test(code) ? code : null;
}
