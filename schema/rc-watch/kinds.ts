import type { StepId } from '../papers/rules/checklist';

/** Followed by the code of an RC watch. */
export const RC_WATCH_PATH = '/rc';

/** Who ticks a step, as they say themselves. `agent`: of the RTO. */
export const WATCHERS = ['seller', 'buyer', 'agent'] as const;
export type Watcher = (typeof WATCHERS)[number];

/** Days after the sale on which seller and buyer are reminded while nobody has seen the new RC. */
export const REMINDER_DAYS = [7, 12, 25, 40] as const;

/** What was ticked, by whom and when. */
export type TickedSteps = Partial<Record<StepId, { by: Watcher; at: number }>>;

/** "Know your application status" of the transport ministry's register (Vahan). */
export const STATUS_PAGE =
  'https://vahan.parivahan.gov.in/vahanservice/vahan/ui/appl_status/form_Know_Appl_Status.xhtml';
