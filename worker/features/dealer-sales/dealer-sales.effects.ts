import type { Effects } from '../feature';
import { decide, follow } from './dealer-sales.service';

export const dealerSalesEffects = {
  dealerSale: {
    from: 'shard',
    to: 'shard',
    does: 'A vehicle was sold to a dealer, taken back, or given: the dealer is notified, or has it as a draft with its photos and a line in the book',
    once: 'the sale’s version, and for a draft that the acceptance waits for it; the notification’s id',
    order: '`dealer_offers.version`',
    apply: async (ctx, sale) => {
      await follow(ctx, sale);
      return null;
    },
  },
  dealerAnswer: {
    from: 'shard',
    to: 'shard',
    does: 'A dealer accepts or declines: the seller’s shard decides, sells the vehicle, writes the line in the book, and answers',
    once: 'the sale is open no more; the line’s key; the notification’s id',
    order: 'a dealer answers once; what its seller took back before stays so',
    apply: async (ctx, answer, cause) => {
      await decide(ctx, answer, cause);
      return { from: ctx.shardOf(answer.sellerId), cause };
    },
  },
} satisfies Effects;
