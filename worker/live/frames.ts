import { ClientMessage, MAX_FRAME_BYTES, MAX_FRAMES_A_MINUTE, UnknownMessage } from '../../schema/live/input';
import { CLOSE } from '../../schema/live/messages';

const MINUTE = 60_000;

/**
 * How many frames a socket has sent in the current minute; stored on the socket, so that eviction does not
 * reset it.
 */
export interface FrameCount {
  since: number;
  frames: number;
}

export type Frame =
  | { kind: 'message'; message: ClientMessage }
  | { kind: 'unknown' }
  | { kind: 'refused'; code: number; reason: string };

const refused = (code: number, reason: string): Frame => ({ kind: 'refused', code, reason });

export function countFrame({ since, frames }: FrameCount, now: number): FrameCount {
  return now - since >= MINUTE ? { since: now, frames: 1 } : { since, frames: frames + 1 };
}

/** A frame's meaning, or the reason to close its socket. */
export function readFrame(frame: string | ArrayBuffer, { frames }: FrameCount): Frame {
  if (frames > MAX_FRAMES_A_MINUTE) return refused(CLOSE.policy, 'too many messages');
  if (typeof frame !== 'string') return refused(CLOSE.policy, 'text only');
  if (new TextEncoder().encode(frame).byteLength > MAX_FRAME_BYTES) {
    return refused(CLOSE.tooBig, 'message too big');
  }
  const value = parseJson(frame);
  const known = ClientMessage.safeParse(value);
  if (known.success) return { kind: 'message', message: known.data };
  return UnknownMessage.safeParse(value).success ? { kind: 'unknown' } : refused(CLOSE.policy, 'no message');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
