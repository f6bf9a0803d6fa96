import { describe, expect, it } from 'vitest';
import {
  ArrivingBodies,
  type ArrivingBody,
  BODY_GRACE_MS,
  oldestFirst,
  slowestFirst,
} from './arriving-bodies';
import { NO_CLIENT } from './client';
import { CAPACITY, SMALL_UPLOAD_MB } from './slots';

const MB = 1024 * 1024;
const SECOND = 1_000;
const KB_PER_SECOND = 1_024;

const clientOf = (site: string, network = site) => ({
  ...NO_CLIENT,
  unhashed: { ...NO_CLIENT.unhashed, site, network },
});

/** The addresses that an attacker may have: lists of networks, with their sites. */
const ATTACKERS: Record<string, (turn: number) => ReturnType<typeof clientOf>> = {
  'one IPv4 address': () => clientOf('198.51.100.1'),
  '18 IPv4 addresses': (turn) => clientOf(`198.51.100.${turn % 18}`),
  '50 IPv4 addresses': (turn) => clientOf(`198.51.100.${turn % 50}`),
  '20 /64s of one /48': (turn) => clientOf('2001:db8:1::/48', `2001:db8:1:${turn % 20}::/64`),
};

describe.each(Object.entries(ATTACKERS))('bodies that never arrive, from %s', (_, attackerOf) => {
  /** Filled with as many as fit, and a thousand more each second. */
  function besieged() {
    const bodies = new ArrivingBodies(CAPACITY.receiving, oldestFirst);
    for (let turn = 0; turn < 2_000; turn++) bodies.admit(attackerOf(turn), turn, 1);
    return bodies;
  }

  it('end no body of anybody else, of twenty-five that take a second each', () => {
    const bodies = besieged();
    const others: ArrivingBody[] = [];
    for (let nth = 0; nth < 25; nth++) {
      const began = 2_000 + nth * SECOND;
      others.push(bodies.admit(clientOf(`203.0.113.${nth}`), began, 1));
      for (let turn = 0; turn < 1_000; turn++) bodies.admit(attackerOf(turn), began + turn, 1);
    }
    expect(others.filter(({ isEnded }) => isEnded)).toHaveLength(0);
  });

  it('let the neighbours of the attacker send what takes 20 ms, at a thousand connections a second', () => {
    const bodies = besieged();
    const neighbours = Array.from({ length: 25 }, (_unused, nth) => {
      const began = 2_000 + nth * SECOND;
      const body = bodies.admit(attackerOf(nth), began, 1);
      for (let turn = 0; turn < 20; turn++) bodies.admit(attackerOf(turn + 1), began + turn, 1);
      bodies.release(body);
      return body;
    });
    expect(neighbours.filter(({ isEnded }) => isEnded)).toHaveLength(0);
  });
});

describe('bodies that arrive', () => {
  it('end none of a hundred that one address sends at the same moment', () => {
    const bodies = new ArrivingBodies(CAPACITY.receiving, oldestFirst);
    const town = Array.from({ length: 100 }, () => bodies.admit(clientOf('203.0.113.1'), 0, 1));
    expect(town.filter(({ isEnded }) => isEnded)).toHaveLength(0);
  });

  it('that take a second and a half survive a neighbour who opens thirty sockets every 1.4 seconds', () => {
    const bodies = new ArrivingBodies(CAPACITY.receiving, oldestFirst);
    const neighbour = clientOf('203.0.113.1');
    const honest: ArrivingBody[] = [];
    for (let wave = 0; wave < 20; wave++) {
      const began = wave * 1_400;
      for (let nth = 0; nth < 30; nth++) bodies.admit(neighbour, began + nth, 1);
      const body = bodies.admit(neighbour, began + 100, 1);
      honest.push(body);
      for (let nth = 0; nth < 30; nth++) bodies.admit(neighbour, began + 1_300 + nth, 1);
      // Its body has arrived by now.
      if (!body.isEnded) bodies.release(body);
    }
    expect(honest.filter(({ isEnded }) => isEnded)).toHaveLength(0);
  });

  it('give way once they are late, as many as are too many', () => {
    const bodies = new ArrivingBodies(CAPACITY.receiving, oldestFirst);
    const slow = Array.from({ length: 40 }, (_unused, nth) => bodies.admit(clientOf('198.51.100.1'), nth, 1));
    expect(slow.filter(({ isEnded }) => isEnded)).toHaveLength(0);
    bodies.admit(clientOf('198.51.100.1'), BODY_GRACE_MS - 1, 1);
    expect(slow.filter(({ isEnded }) => isEnded)).toHaveLength(0);
    bodies.admit(clientOf('198.51.100.1'), BODY_GRACE_MS + 40, 1);
    expect(slow.map(({ isEnded }) => isEnded)).toEqual(slow.map((_unused, nth) => nth < 42 - 24));
  });
});

/** Uploads that arrive at a constant rate (bytes a second), step by step. */
function uploads() {
  let now = 0;
  const bodies = new ArrivingBodies(
    CAPACITY.uploading,
    slowestFirst(() => now),
    SMALL_UPLOAD_MB,
  );
  const running: { body: ArrivingBody; size: number; rate: number }[] = [];
  const start = (site: string, size: number, rate: number) => {
    const one = { body: bodies.admit(clientOf(site), now, 1), size, rate };
    running.push(one);
    return one.body;
  };
  /** Lets a tenth of a second pass. */
  function step() {
    now += 100;
    for (const { body, size, rate } of running) {
      const bytes = Math.min(size, Math.floor(((now - body.since) / SECOND) * rate));
      if (body.isEnded || body.bytes === size) continue;
      bodies.grow(body, bytes, MB);
      if (bytes === size) bodies.release(body);
    }
  }
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) step();
  };
  return { start, pass };
}

describe('the largest uploads at the slowest speed that is allowed', () => {
  /** 32 MB within 90 seconds, the slowest allowed; and a photo. */
  const WHOLE = { size: 32 * MB, rate: 365 * KB_PER_SECOND };
  const SMALL = { size: 90 * KB_PER_SECOND * 8, rate: 8 * KB_PER_SECOND };

  it.each([
    ['one whole request', 1, 1, WHOLE],
    ['forty whole requests of one address', 40, 1, WHOLE],
    ['forty trickling ones of one address', 40, 1, SMALL],
    ['fifty trickling ones of fifty addresses', 50, 50, SMALL],
  ])('%s: thirty photos of others of 3 MB at 100 KB/s arrive', (_, count, sites, { size, rate }) => {
    const { start, pass } = uploads();
    for (let nth = 0; nth < count; nth++) start(`198.51.100.${nth % sites}`, size, rate);
    pass(20 * SECOND);
    const others = Array.from({ length: 30 }, (_unused, nth) => {
      const body = start(`203.0.113.${nth}`, 3 * MB, 100 * KB_PER_SECOND);
      start(`198.51.100.${nth % sites}`, size, rate);
      pass(7 * SECOND);
      return body;
    });
    pass(60 * SECOND);
    expect(others.filter(({ isEnded }) => isEnded)).toHaveLength(0);
    expect(others.every(({ bytes }) => bytes === 3 * MB)).toBe(true);
  });

  it('a request with four photos of 8 MB arrives while there is room, alone', () => {
    const { start, pass } = uploads();
    const whole = start('203.0.113.1', WHOLE.size, WHOLE.rate);
    pass(90 * SECOND);
    expect(whole).toMatchObject({ isEnded: false, bytes: WHOLE.size });
  });

  it('six phones of one yard upload four photos each at the same time', () => {
    const { start, pass } = uploads();
    const photos: ArrivingBody[] = [];
    for (let round = 0; round < 4; round++) {
      for (let phone = 0; phone < 6; phone++) photos.push(start('203.0.113.1', 3 * MB, 300 * KB_PER_SECOND));
      pass(11 * SECOND);
    }
    expect(photos.filter(({ bytes }) => bytes === 3 * MB)).toHaveLength(24);
  });
});
