import { DurableObject } from 'cloudflare:workers';
import type { ServerMessage } from '../../schema/live/messages';
import type { Bindings } from '../env';
import { systemClock } from '../platform/clock';
import { type Activity, deskHub } from '../platform/live';
import { DeskSums } from './desk-sums';
import { deskNumberOf, HubSelf } from './hub-self';
import { OperatorsHub, watchActivity } from './operators-hub';

const TELL_OPERATORS_AFTER_MS = 5_000;

/** A hub's part in showing operators the activity: as a desk, and as the hub of an operator. */
export abstract class DeskObject extends DurableObject<Bindings> {
  protected readonly self = new HubSelf(this.ctx.storage.sql);
  private readonly desk = new OperatorsHub(this.ctx.storage.sql);
  private readonly desks = new DeskSums(this.ctx.storage.sql);

  /** Sends to this hub's sockets. Returns how many got it. */
  abstract publish(messages: ServerMessage[]): Promise<number>;

  protected prepareDesk() {
    this.desk.prepare();
    this.desks.prepare();
  }

  /** For an operator's hub: one desk's activity. */
  async showActivity(desk: number, activity: Activity): Promise<number> {
    const now = systemClock.now();
    this.desks.note(desk, activity, now);
    return await this.publish([this.desks.sum(now)]);
  }

  /** For a desk: a hub has no sockets left. */
  removeHub(name: string) {
    this.desk.forget(name);
  }

  /** For a desk: a hub is busy. */
  async report(hub: { desk: number; name: string; isUser: boolean; sockets: number }): Promise<void> {
    const now = systemClock.now();
    this.self.nameIt(deskHub(hub.desk));
    this.desk.note(hub, now);
    if (this.desk.watchers.length > 0) await this.alarmBy(now + TELL_OPERATORS_AFTER_MS);
  }

  /** For a desk: an operator has a socket at this hub. */
  watch(desk: number, name: string): Activity {
    this.self.nameIt(deskHub(desk));
    this.desk.watch(name);
    return this.desk.activity(systemClock.now());
  }

  protected async watchDesks(hub: string): Promise<void> {
    for (const [desk, known] of await watchActivity(this.env.LIVE_HUB, hub))
      this.desks.note(desk, known, systemClock.now());
  }

  /** As a desk: sends its activity to the hubs of watching operators. */
  protected async notifyWatchers(now: number): Promise<void> {
    const desk = deskNumberOf(this.self.name ?? '');
    if (desk !== null) await this.desk.notifyWatchers(this.env.LIVE_HUB, desk, now);
  }

  protected async alarmBy(time: number) {
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > time) await this.ctx.storage.setAlarm(time);
  }
}
