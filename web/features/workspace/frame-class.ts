/**
 * The workspace's frame, both as sent by the Worker and as rendered by the application, so that nothing
 * moves.
 */
export const FRAME = {
  header: 'sticky top-0 z-30 border-line border-b bg-surface',
  headerInner: 'mx-auto max-w-6xl px-page',
  headerRow: 'flex h-14 items-center gap-1.5 sm:gap-2',
  home: 'touch-target inline-flex items-center rounded-sm',
  tabRow: 'hidden md:block',
  tabList: '-mx-2.5 flex gap-1',
  tab: 'touch-target relative flex h-10 items-center px-2.5 font-medium text-ink-muted text-sm -outline-offset-2 after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:bg-accent',
  main: 'mx-auto max-w-6xl px-page pt-5 pb-24 outline-none sm:pt-7 md:pb-12',
  find: 'control mb-4 flex items-center gap-2 px-3 text-ink-muted md:hidden',
  findInHeader:
    'control hidden h-8 max-w-60 flex-1 items-center gap-2 px-3 text-ink-muted hover:text-ink md:flex',
  bar: 'fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden',
  cell: 'flex h-14 w-full flex-col items-center justify-center gap-0.5 font-medium text-ink-muted text-xs -outline-offset-2 [&>svg]:size-5 aria-[current=page]:text-accent',
  add: 'grid place-items-center',
  addIcon: 'grid size-11 place-items-center rounded-full bg-accent text-accent-ink shadow-xs',
};
