import { queryOptions } from '@tanstack/react-query';

/** Spec 1, section 9. CSS pixels. */
export const QR_SIZE = 256;

/** A QR code as a PNG data URL: black on white, margin 2, error correction M. Made in the browser; no request. */
export const qrCodeQuery = (text: string, width = QR_SIZE) =>
  queryOptions({
    queryKey: ['qr-code', text, width],
    networkMode: 'always',
    queryFn: async () => {
      // Only sellers who print one need the encoder.
      const { toDataURL } = await import('qrcode');
      return toDataURL(text, {
        width,
        margin: 2,
        errorCorrectionLevel: 'M',
        color: { dark: '#000000', light: '#ffffff' },
      });
    },
  });

/** Spec 1, section 9: "{vehicle name}_QR.png" with underscores for spaces. */
export const qrFileName = (name: string) => `${name.replace(/\s/g, '_')}_QR.png`;
