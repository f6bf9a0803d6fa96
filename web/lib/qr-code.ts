import { queryOptions } from '@tanstack/react-query';

/** The displayed size, in CSS pixels. */
export const QR_SIZE = 256;

/** The saved size: sharp on a sticker as wide as a hand. */
const FILE_SIZE = 1024;

const LOOK = { margin: 2, errorCorrectionLevel: 'M', color: { dark: '#000000', light: '#ffffff' } } as const;

/** Only sellers who print a code need the encoder. */
const encoder = () => import('qrcode');

/**
 * A QR code as a PNG data URL: black on white, margin 2, error correction M. Created in the browser, without
 * a request.
 */
export const qrCodeQuery = (text: string, width = QR_SIZE) =>
  queryOptions({
    queryKey: ['qr-code', text, width],
    networkMode: 'always',
    queryFn: async () => (await encoder()).toDataURL(text, { ...LOOK, width }),
  });

/** The same code as files: a PNG of 1,024 pixels, as a data URL, and an SVG. */
export const qrPng = async (text: string) => (await encoder()).toDataURL(text, { ...LOOK, width: FILE_SIZE });
export const qrSvg = async (text: string) => (await encoder()).toString(text, { ...LOOK, type: 'svg' });

/** "{vehicle name}_QR.png" with underscores for spaces. */
export const qrFileName = (name: string, type = 'png') => `${name.replace(/\s/g, '_')}_QR.${type}`;
