import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { OFFER_CONSENTS } from '../../schema/common/offer-consents';
import { DEMO_EXAMPLE_CODE } from '../../schema/dev/example-code';
import { accounts as accountTable, usernames } from '../../schema/directory';
import type { NotificationType } from '../../schema/notifications/input';
import * as tables from '../../schema/shard';
import { UNDO_SOLD_MINUTES } from '../../schema/vehicles/input';
import { BUCKETS_A_SHARD, bucketText } from '../../worker/platform/buckets';
import { indianCalendar } from '../../worker/platform/clock';
import { bucketOfCode, newId, newPageId } from '../../worker/platform/random';
import { factsOf } from './facts-of';
import { moneyRows } from './money';
import { operationRows } from './operations';
import { peopleRows } from './people';
import { askable, requestRows } from './requests';
import { shortCodeOf, stickerRows } from './short-codes';
import { STORY } from './story';
import type { StoryLead, StoryNotification } from './story-types';
import { viewRows } from './views';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const e164 = (mobile: string) => `+91${mobile}`;

/** The example on the landing page has a code, which says the bucket of its seller; `growth`, who deals with them, is in the other shard. */
const demoBucket = (key: string, index: number) =>
  key === 'sharma-motors' ? bucketOfCode(DEMO_EXAMPLE_CODE) : ((index + 1) % 2) * BUCKETS_A_SHARD + index;

const listingKey = ({ listing }: StoryLead) => ('vehicle' in listing ? listing.vehicle : listing.republish);

/** The ids and times that the story's keys stand for; the accounts are on two shards in turn. */
function resolveKeys(now: number) {
  const at = new Map<string, number>();
  const id = new Map<string, string>();
  const get = <Value>(map: Map<string, Value>, key: string): Value => {
    const value = map.get(key);
    if (value === undefined) throw new Error(`the story speaks of ${key}, which it does not have`);
    return value;
  };
  const add = (key: string, time: number, made: (time: number) => string) => {
    at.set(key, time);
    id.set(key, made(time));
  };
  const ofSeller = (key: string) => (time: number) => newId(time, get(id, key));
  for (const [index, { key, ageDays }] of STORY.accounts.entries()) {
    add(key, now - ageDays * DAY, (time) => newId(time, bucketText(demoBucket(key, index))));
  }
  for (const { key, owner, ageDays } of STORY.vehicles) add(key, now - ageDays * DAY, ofSeller(owner));
  for (const { key, vehicle, republisher, ageDays } of STORY.republished) {
    add(key, now - ageDays * DAY, (time) => newPageId(time, get(id, vehicle), get(id, republisher)));
  }
  for (const lead of STORY.leads) add(lead.key, now - lead.ageHours * HOUR, ofSeller(listingKey(lead)));
  return {
    id: (key: string) => get(id, key),
    at: (key: string) => get(at, key),
    knows: (key: string) => id.has(key),
  };
}

type Keys = ReturnType<typeof resolveKeys>;

function vehicleRows(keys: Keys, photos: Map<string, string[]>) {
  return STORY.vehicles.map((vehicle, displayOrder): typeof tables.vehicles.$inferInsert => ({
    id: keys.id(vehicle.key),
    userId: keys.id(vehicle.owner),
    name: vehicle.name,
    priceMinor: vehicle.priceRupees * 100,
    currency: 'INR',
    images: photos.get(vehicle.key) ?? [],
    year: vehicle.year,
    kmsDriven: vehicle.kmsDriven,
    ...factsOf(vehicle),
    ...askable(vehicle.key, keys.id(vehicle.owner)),
    status: vehicle.status,
    soldAt: vehicle.status === 'sold' ? keys.at(vehicle.key) + DAY : null,
    soldFinalAt: vehicle.status === 'sold' ? keys.at(vehicle.key) + DAY + UNDO_SOLD_MINUTES * 60_000 : null,
    showInProfile: !vehicle.hiddenFromProfile,
    displayOrder,
    createdAt: keys.at(vehicle.key),
    updatedAt: keys.at(vehicle.key),
  }));
}

function listingOf(lead: StoryLead, keys: Keys) {
  if ('vehicle' in lead.listing) {
    const { vehicle: key } = lead.listing;
    const owner = STORY.vehicles.find((vehicle) => vehicle.key === key)?.owner ?? key;
    return { vehicleId: keys.id(key), republishedVehicleId: null, ownerId: keys.id(owner) };
  }
  const { republish: key } = lead.listing;
  const entry = STORY.republished.find((republished) => republished.key === key);
  return {
    vehicleId: keys.id(entry?.vehicle ?? key),
    republishedVehicleId: keys.id(key),
    ownerId: keys.id(entry?.republisher ?? key),
  };
}

function leadRows(keys: Keys, now: number) {
  const rows = STORY.leads.map((lead) => {
    const listing = listingOf(lead, keys);
    const createdAt = keys.at(lead.key);
    const shared = {
      listingId: listing.republishedVehicleId ?? listing.vehicleId,
      buyerMobile: e164(lead.buyerMobile),
      message: lead.message,
      source: lead.source,
      createdAt,
    };
    const offerId = newId(createdAt, listing.ownerId);
    const row: typeof tables.leads.$inferInsert = {
      ...shared,
      ...listing,
      id: keys.id(lead.key),
      buyerName: lead.buyerName,
      offerPriceMinor: lead.offerRupees * 100,
      offerCurrency: 'INR',
      status: lead.status,
      notes: lead.notes ?? null,
      followUpAt: lead.followUpInDays === undefined ? null : now + lead.followUpInDays * DAY,
      lastOfferId: offerId,
      lastOfferAt: createdAt,
      updatedAt: createdAt,
    };
    const offer: typeof tables.leadOffers.$inferInsert = {
      ...shared,
      id: offerId,
      leadId: row.id,
      ownerId: row.ownerId,
      buyerName: lead.buyerName,
      priceMinor: row.offerPriceMinor,
      consentVersion: OFFER_CONSENTS.en.version,
      networkHash: '',
    };
    return { row, offer };
  });
  return { leads: rows.map(({ row }) => row), offers: rows.map(({ offer }) => offer) };
}

const NOTIFICATION_KINDS: Record<StoryNotification['kind'], NotificationType> = {
  lead: 'lead_generated',
  republish: 'republish',
  milestone: 'view_milestone',
  plan: 'subscription',
  welcome: 'system',
};

function notificationRows(keys: Keys, now: number) {
  return STORY.notifications.map((entry): typeof tables.notifications.$inferInsert => {
    const createdAt = now - entry.ageHours * HOUR;
    return {
      id: newId(createdAt, keys.id(entry.account)),
      userId: keys.id(entry.account),
      type: NOTIFICATION_KINDS[entry.kind],
      title: entry.title,
      message: entry.body,
      isRead: entry.read,
      relatedEntityId: entry.about && keys.knows(entry.about) ? keys.id(entry.about) : null,
      relatedEntityType: entry.kind === 'lead' ? 'lead' : entry.about ? 'vehicle' : null,
      createdAt,
    };
  });
}

/** This month's counters, as the API would have left them. */
function usageRows(keys: Keys, now: number) {
  const { year, month } = indianCalendar(now);
  const inMonth = (time: number) => {
    const calendar = indianCalendar(time);
    return calendar.year === year && calendar.month === month;
  };
  return STORY.accounts.flatMap(({ key }) => {
    const userId = keys.id(key);
    const counts = {
      vehicle_created: STORY.vehicles.filter((entry) => entry.owner === key && inMonth(keys.at(entry.key)))
        .length,
      republish: STORY.republished.filter((entry) => entry.republisher === key && inMonth(keys.at(entry.key)))
        .length,
    };
    return Object.entries(counts).map(([action, count]) => ({
      userId,
      actionType: action as keyof typeof counts,
      year,
      month,
      count,
      actionDate: now,
    }));
  });
}

/** The story as rows, in the order their references want. */
export async function storyRows(
  now: number,
  photos: Map<string, string[]>,
): Promise<[SQLiteTable, object[]][]> {
  const keys = resolveKeys(now);
  const { leads, offers } = leadRows(keys, now);
  const { accounts, sellers } = await peopleRows(keys, now);
  const vehicleOf = (key: string) => STORY.vehicles.find((entry) => entry.key === key);
  return [
    [accountTable, accounts],
    [usernames, accounts.flatMap(({ id, username }) => (username ? [{ name: username, userId: id }] : []))],
    [tables.sellers, sellers],
    [tables.vehicles, vehicleRows(keys, photos)],
    [
      tables.uploads,
      STORY.vehicles.flatMap((vehicle) =>
        (photos.get(vehicle.key) ?? []).map((key) => ({
          key,
          userId: keys.id(vehicle.owner),
          kind: 'vehicle_image',
          status: 'attached',
          contentType: 'image/webp',
          bytes: 0,
          createdAt: keys.at(vehicle.key),
          attachedAt: keys.at(vehicle.key),
        })),
      ),
    ],
    [
      tables.shortCodes,
      STORY.vehicles.map((vehicle) => ({
        code: shortCodeOf(vehicle.key, keys.id(vehicle.owner)),
        ownerId: keys.id(vehicle.owner),
        vehicleId: keys.id(vehicle.key),
        createdAt: keys.at(vehicle.key),
      })),
    ],
    [tables.shortCodes, stickerRows(keys.id, now)],
    ...requestRows(now, keys),
    [
      tables.republishedVehicles,
      STORY.republished.map((entry) => ({
        id: keys.id(entry.key),
        originalVehicleId: keys.id(entry.vehicle),
        republisherId: keys.id(entry.republisher),
        customPriceMinor: entry.customPriceRupees * 100,
        customCurrency: 'INR',
        customMobileNumber: e164(entry.customMobile),
        status: 'active',
        vehicleName: vehicleOf(entry.vehicle)?.name ?? '',
        grantVersion: 1,
        createdAt: keys.at(entry.key),
        updatedAt: keys.at(entry.key),
      })),
    ],
    [
      tables.republishGrants,
      STORY.republished.map((entry) => {
        const republisher = STORY.accounts.find(({ key }) => key === entry.republisher);
        return {
          pageId: keys.id(entry.key),
          vehicleId: keys.id(entry.vehicle),
          ownerId: keys.id(vehicleOf(entry.vehicle)?.owner ?? ''),
          republisherId: keys.id(entry.republisher),
          republisherName: republisher?.firm ?? `${republisher?.firstName} ${republisher?.lastName}`,
          createdAt: keys.at(entry.key),
          updatedAt: keys.at(entry.key),
        };
      }),
    ],
    [tables.leads, leads],
    [tables.leadOffers, offers],
    [
      tables.contacts,
      STORY.contacts.map((contact) => {
        const createdAt = now - contact.ageDays * DAY;
        const { owner, name } = contact;
        const mobileNumber = e164(contact.mobile);
        return {
          id: newId(createdAt, keys.id(owner)),
          userId: keys.id(owner),
          name,
          mobileNumber,
          createdAt,
          updatedAt: createdAt,
        };
      }),
    ],
    [
      tables.vehicleSuggestions,
      STORY.suggestions.flatMap(({ vehicle, suggested }) =>
        suggested.map((other, position) => ({
          id: newId(now, keys.id(vehicle)),
          soldVehicleId: keys.id(vehicle),
          suggestedVehicleId: keys.id(other),
          userId: keys.id(vehicleOf(vehicle)?.owner ?? vehicle),
          position,
          createdAt: now,
        })),
      ),
    ],
    ...moneyRows(now, now + 60 * DAY, keys.id),
    [tables.notifications, notificationRows(keys, now)],
    [tables.usageTracking, usageRows(keys, now)],
    [tables.views, viewRows(keys.id, now)],
    ...operationRows(now, keys),
  ];
}
