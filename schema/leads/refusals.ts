/** Why a lead cannot be changed that way (409). */
export const LEAD_CONFLICTS = {
  leads_not_mergeable: 'These two leads cannot be merged',
  lead_move: 'This lead is {from} and cannot be changed to {to}',
  lead_exists: 'This buyer is already in your leads for this',
  lead_not_deletable: 'A buyer’s offer cannot be deleted. Mark it as junk instead.',
  lead_closed: 'This lead is {status}: change its status first',
  offer_withdrawn: 'The buyer has withdrawn this offer',
  move_not_undoable: 'This move can no longer be undone',
  call_not_undoable: 'This can no longer be undone',
} as const;
