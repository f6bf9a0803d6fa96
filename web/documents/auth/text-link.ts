/** A link in or below a sentence, tall enough for a finger. */
export const TEXT_LINK =
  'inline-flex items-center font-medium text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11';
