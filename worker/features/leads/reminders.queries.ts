import { runTogether, type ShardDb } from '../../platform/db';
import type { Notice } from '../../platform/effect-kinds';
import { storeNotice } from '../notifications/notifications.sql';

/** Stores a reminder with its messages, once. */
export const saveReminder = (db: ShardDb, personId: string, notice: Notice) =>
  runTogether(db, storeNotice(personId, notice));
