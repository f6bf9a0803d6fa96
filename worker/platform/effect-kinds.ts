import type { AuthMethod } from '../../schema/auth/input';
import type { PlanId } from '../../schema/billing/plan-names';
import type { WorkspaceLanguage } from '../../schema/common/languages';
import type { HandedVehicle } from '../../schema/dealer-sales/handed-vehicle';
import type { NotificationKind, NotificationValues } from '../../schema/notifications/words';
import type { Permissions } from '../../schema/permissions/input';
import type { EndedReason } from '../../schema/republish/input';
import type { Role } from '../../schema/staff/roles';
import type { VehicleKind } from '../../schema/vehicles/kinds';

/** A notification written by an effect; the cause has made its id, so that it is written once. */
export type Notice = {
  [Kind in NotificationKind]: {
    id: string;
    kind: Kind;
    values: NotificationValues<Kind>;
    relatedEntityId: string;
    createdAt: number;
  };
}[NotificationKind];

/** The data of each effect. Times are epoch milliseconds; SQL stores booleans as 0 and 1. */
export interface Payloads {
  /** A version of an account, for its seller's row. */
  account: {
    id: string;
    version: number;
    firstName: string;
    lastName: string;
    username: string | null;
    email: string | null;
    authMethod: AuthMethod;
    /** Only for the first copy, which creates the seller: from then on the profile decides. */
    profileVersion: number;
    mobileNumber: string | null;
    phoneVerified: 0 | 1;
    permissions: Permissions | null;
    permissionsGrantedAt: number | null;
    plan: PlanId;
    endsAt: number | null;
    graceUntil: number | null;
    isActive: number;
    erasingAt: number | null;
    sessionEpoch: number;
    createdAt: number;
    notice: Notice | null;
  };
  /** A version of a profile, for the operators' search, payments and mails. */
  profile: {
    id: string;
    version: number;
    firstName: string;
    lastName: string;
    mobileNumber: string | null;
    phoneVerified: 0 | 1;
    accountType: 'personal' | 'firm' | 'business';
    firmName: string | null;
  };
  /**
   * A verified number; `before` is the profile's number at the time. Or a number that another account has
   * verified since.
   */
  phone: {
    userId: string;
    mobileNumber: string;
    countryCode: string;
    before: string | null;
    at: number;
    isTaken: boolean;
  };
  /** Operators' sessions that have ended: their browsers get no more push messages. */
  sessions: { userId: string; sids: string[] };
  activity: {
    id: string;
    userId: string | null;
    action: string;
    entityType: string;
    entityId: string;
    description: string;
    createdAt: number;
  };
  /** A page that is waiting for the owner's grant. */
  republish: {
    pageId: string;
    vehicleId: string;
    republisherId: string;
    republisherName: string;
    currency: string;
    notificationId: string;
    at: number;
  };
  /** A version of a grant, or the information that there is none. */
  grant: {
    pageId: string;
    republisherId: string;
    status: 'active' | 'ended' | 'refused';
    reason: EndedReason | null;
    version: number;
    vehicleName: string;
    vehicleKind: VehicleKind | null;
    at: number;
    notice: Notice | null;
  };
  /** A page that its republisher took down. */
  withdrawn: { pageId: string; at: number };
  /** A request as it is in its owner's shard, for its sender's. */
  request: {
    id: string;
    kind: 'rc' | 'republish';
    requesterId: string;
    vehicleId: string;
    vehicleName: string;
    status: string;
    at: number;
    notice: Notice | null;
  };
  /** A version of a membership, for the list of the person who works there. */
  membership: {
    id: string;
    memberId: string;
    sellerId: string;
    sellerName: string;
    role: Role;
    since: number;
    endedAt: number | null;
    version: number;
  };
  /** The number of somebody who answers for a seller, as it is in a version of their own profile. */
  number: {
    sellerId: string;
    memberId: string;
    /** E.164. */
    number: string | null;
    isConfirmed: 0 | 1;
    version: number;
  };
  /** A seller's account that was handed over: who is its owner now, and who was. */
  ownership: {
    sellerId: string;
    /** The new owner's former account, and the former owner's new one. */
    memberId: string;
    formerId: string;
    formerName: string;
    formerContact: string | null;
    firstName: string;
    lastName: string;
    mobileNumber: string | null;
    countryCode: string;
    phoneVerified: boolean;
    language: WorkspaceLanguage | null;
    /** Of the record's line, and of the ended membership that names the new owner in earlier lines. */
    changeId: string;
    endedId: string;
    at: number;
  };
  /** A notification of somebody who works for a seller. */
  reminder: { personId: string; notice: Notice };
  /** A version of a sale to a dealer, for the dealer's shard. */
  dealerSale: {
    id: string;
    dealerId: string;
    sellerId: string;
    sellerName: string;
    /** E.164. */
    sellerPhone: string | null;
    vehicle: HandedVehicle;
    status: 'offered' | 'accepted' | 'withdrawn';
    version: number;
    at: number;
    notice: Notice | null;
  };
  /** A dealer's answer, about which the seller's shard decides. */
  dealerAnswer: {
    id: string;
    sellerId: string;
    dealerId: string;
    status: 'accepted' | 'declined';
    at: number;
    /** Of what the seller is told. */
    notificationId: string;
  };
  /** A complaint about a listing that operators look into: its seller is notified, and not of who complained. */
  grievance: { vehicleId: string; notificationId: string; at: number };
  /** The operators' decision about a listing. */
  report: { vehicleId: string; isHidden: boolean; notificationId: string; at: number };
}

export type EffectKind = keyof Payloads;
