/** Somebody by name. */
export interface OfPerson {
  name: string;
}

/** About the person, by whose id the erasure of their account finds it. */
const staff = {
  event: 'staff',
  icon: 'bell',
  about: 'person',
  target: 'staff',
  refreshes: ['staff'],
} as const;

/** What somebody who works for the seller does, of which the seller hears. */
export const STAFF_KINDS = {
  staff_asked: {
    ...staff,
    words: ({ name }: OfPerson) => ({
      title: `${name} asks to work for you`,
      message: 'Let them in, or decline, under Staff.',
    }),
  },
  ownership_offered: {
    ...staff,
    refreshes: ['ownership'],
    words: ({ name }: OfPerson) => ({
      title: `${name} offers you the ownership`,
      message: 'See what it means and accept, or decline, under Staff.',
    }),
  },
  ownership_declined: {
    ...staff,
    refreshes: ['ownership'],
    words: ({ name }: OfPerson) => ({
      title: `${name} does not want the ownership`,
      message: 'You remain the owner.',
    }),
  },
  ownership_given: {
    ...staff,
    target: 'workplace',
    refreshes: [],
    words: ({ name }: OfPerson & { seller: string }) => ({
      title: `${name} has another owner now`,
      message: 'You work there as a manager.',
    }),
  },
  many_numbers: {
    ...staff,
    refreshes: ['changes'],
    words: ({ name }: OfPerson) => ({
      title: `${name} opened more than 40 numbers within an hour`,
      message: 'See whose, under “Who did what”.',
    }),
  },
} as const;
