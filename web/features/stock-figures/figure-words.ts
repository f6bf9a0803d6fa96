import type { StockFigure } from '../../../schema/stock-figures/output';
import type { ViewSource } from '../../../schema/views/marks';

/** The figures in the order in which they are shown. */
export const FIGURES = {
  people: 'People',
  scans: 'Scans',
  calls: 'Taps on Call',
  whatsApps: 'Taps on WhatsApp',
  offers: 'Offers',
  visits: 'Visits',
  won: 'Won',
} as const satisfies Record<StockFigure, string>;
export const FIGURE_NAMES = Object.keys(FIGURES) as StockFigure[];

export const SOURCES = {
  scan: 'Printed codes',
  link: 'Links you shared',
  site: 'Your other pages',
  search: 'Search engines',
  social: 'Social media',
  other: 'Other websites',
  direct: 'Not known',
} as const satisfies Record<ViewSource, string>;

/** The end of the first sentence, by the way that most people came. */
export const BEST = {
  scan: 'Best: the code on the {name}.',
  link: 'Best: the links you shared of the {name}.',
  site: 'Best: your other pages, for the {name}.',
  search: 'Best: search engines, for the {name}.',
  social: 'Best: social media, for the {name}.',
  other: 'Best: other websites, for the {name}.',
} as const satisfies Record<Exclude<ViewSource, 'direct'>, string>;
