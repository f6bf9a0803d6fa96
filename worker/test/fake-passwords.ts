import { type Passwords, saltOf } from '../platform/passwords';

let serial = 0;

/** A hash of `fakePasswords`: unique, like a salted one. */
export const fakeHash = (password: string) => `fake$${++serial}$${password}`;

interface Pauses {
  /** Awaited after the password is compared, before the response. */
  afterVerify?: () => Promise<void> | void;
  beforeHash?: () => Promise<void> | void;
}

/** Hashes that cost nothing and wait only for the test. */
export const fakePasswords = ({ afterVerify = () => {}, beforeHash = () => {} }: Pauses = {}): Passwords => ({
  async hash(password, _, like) {
    await beforeHash();
    return like ? `${saltOf(like)}${password}` : fakeHash(password);
  },
  async verify(password, stored) {
    const isRight = stored !== null && stored.split('$').slice(2).join('$') === password;
    await afterVerify();
    return isRight;
  },
});
