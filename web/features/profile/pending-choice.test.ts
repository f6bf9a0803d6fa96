import { describe, expect, it } from 'vitest';
import { choose, leave, NO_CHOICE } from './pending-choice';

describe('the pending lists of the profile', () => {
  it('contain a vehicle once, in the list it was selected for last', () => {
    const added = choose(choose(NO_CHOICE, 'add', 'a'), 'add', 'b');
    expect(added).toEqual({ add: ['a', 'b'], remove: [] });
    expect(choose(added, 'remove', 'a')).toEqual({ add: ['b'], remove: ['a'] });
    expect(choose(added, 'add', 'a')).toEqual({ add: ['b', 'a'], remove: [] });
    expect(leave(choose(added, 'remove', 'a'), 'a')).toEqual({ add: ['b'], remove: [] });
  });
});
