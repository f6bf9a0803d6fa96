/** Takes effects that a request could not apply in another database. */
export interface EffectQueue {
  /** `from`: the database of the cause, by `nameOf`. */
  send(left: { from: string; cause: string }, delaySeconds: number): Promise<void>;
}

export const effectQueue = (queue: Queue | undefined): EffectQueue | null =>
  queue ? { send: async (left, delaySeconds) => void (await queue.send(left, { delaySeconds })) } : null;
