/** The one place that knows what the product is called. "Chaabi" (चाबी) is Hindi for key. */
export const BRAND = {
  name: 'Chaabi',
  nativeName: 'चाबी',
  tagline: 'A page, a QR code and leads for every used vehicle',
  /** Replace it by your own when you deploy (docs/operations/deploy.md). */
  supportEmail: 'support@chaabi.example',
  locale: 'en-IN',
  timeZone: 'Asia/Kolkata',
} as const;
