/**
 * The workspace's frame, both as sent by the Worker and as rendered by the application, so that nothing
 * moves. Its navigation is a bar at the bottom of a phone, a row of tabs on a tablet, and stands at the left of a desktop.
 */
export const FRAME = {
  header: 'sticky top-0 z-30 border-line border-b bg-surface md:max-lg:border-b-0',
  headerRow: 'flex h-14 items-center gap-1.5 px-page sm:gap-2 md:max-lg:mx-auto md:max-lg:max-w-6xl',
  home: 'touch-target inline-flex items-center rounded-sm',
  body: 'lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]',
  tabRow:
    'hidden border-line bg-surface md:sticky md:top-14 md:z-20 md:block md:border-b lg:h-[calc(100dvh-3.5rem)] lg:self-start lg:overflow-y-auto lg:border-r lg:border-b-0 lg:p-3',
  tabList:
    'mx-auto flex max-w-6xl gap-1 px-page md:max-lg:-translate-x-2.5 lg:m-0 lg:max-w-none lg:flex-col lg:gap-0.5 lg:p-0',
  tab: 'touch-target relative flex h-10 items-center gap-3 px-2.5 font-medium text-ink-muted text-sm -outline-offset-2 after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:bg-accent lg:rounded-md lg:after:hidden lg:hover:bg-hover lg:aria-[current=page]:bg-accent-soft [&>svg]:size-4.5 [&>svg]:shrink-0 md:max-lg:[&>svg]:hidden',
  count: 'ml-auto text-ink-muted text-xs tabular-nums md:max-lg:hidden',
  main: 'mx-auto min-w-0 max-w-6xl px-page pt-5 pb-24 outline-none sm:pt-7 md:pb-12 lg:mx-0 lg:w-full lg:max-w-[96rem] lg:px-8',
  find: 'control mb-4 flex items-center gap-2 px-3 text-ink-muted md:hidden',
  findInHeader:
    'control hidden h-8 max-w-60 flex-1 items-center gap-2 px-3 text-ink-muted hover:text-ink md:flex',
  bar: 'fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden',
  cell: 'flex h-14 w-full flex-col items-center justify-center gap-0.5 font-medium text-ink-muted text-xs -outline-offset-2 [&>svg]:size-5 aria-[current=page]:text-accent',
  add: 'grid place-items-center',
  addIcon: 'grid size-11 place-items-center rounded-full bg-accent text-accent-ink shadow-xs',
};
