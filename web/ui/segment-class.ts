/** The look of adjacent choices, whether buttons or links. */
export const segmentsClass = 'inline-flex max-w-full flex-wrap gap-0.5 rounded-md bg-sunken p-0.5';

export const segmentClass =
  'touch-target inline-flex h-8 items-center justify-center gap-1.5 whitespace-nowrap rounded-sm px-2.5 font-medium text-ink-muted text-sm hover:text-ink sm:px-3 ' +
  'chosen:bg-raised chosen:text-ink chosen:shadow-xs chosen:ring-1 chosen:ring-line-strong [&>svg]:size-4';
