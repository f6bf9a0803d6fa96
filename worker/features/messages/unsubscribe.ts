import { EVENT_KINDS, EVENTS, type EventKind } from '../../../schema/channels/events';
import { SETTINGS_PATH, UNSUBSCRIBE_PATH } from '../../../schema/channels/paths';
import { Id } from '../../../schema/common/text';
import type { Ctx } from '../../context';
import { hmac, sameSecret } from '../../platform/crypto';

/** 128 bits: unguessable, and verifiable without being stored. */
const KEY_LENGTH = 32;

/** The person and event whose mails a link stops. */
export interface UnsubscribeLink {
  userId: string;
  kind: string;
  key: string;
}

const keyOf = (secret: string, { userId, kind }: Pick<UnsubscribeLink, 'userId' | 'kind'>) =>
  hmac(secret, 'unsubscribe', `${userId}\n${kind}`).slice(0, KEY_LENGTH);

/** A link that stops a person's mails about an event without signing in. */
export const unsubscribeUrl = (
  { settings, origin }: Pick<Ctx, 'settings' | 'origin'>,
  userId: string,
  kind: EventKind,
) => `${origin}${UNSUBSCRIBE_PATH}/${userId}/${kind}/${keyOf(settings.SECRET_KEY, { userId, kind })}`;

export const settingsUrl = ({ origin }: Pick<Ctx, 'origin'>) => `${origin}${SETTINGS_PATH}`;

/** The event of a link made with our key or the previous one; null for any other. */
export function eventOf(
  { SECRET_KEY, SECRET_KEY_BEFORE }: Ctx['settings'],
  link: UnsubscribeLink,
): EventKind | null {
  const kind = EVENT_KINDS.find((name) => name === link.kind);
  const isOurs =
    Id.safeParse(link.userId).success &&
    [SECRET_KEY, SECRET_KEY_BEFORE].some((secret) => secret && sameSecret(link.key, keyOf(secret, link)));
  return kind && isOurs ? kind : null;
}

/** Why a person gets a mail, for its footer. */
export const reasonOf = (kind: EventKind) => `You get this because mails are on for “${EVENTS[kind].label}”.`;
