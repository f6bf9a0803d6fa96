import { toMajor } from '../../../schema/common/currencies';
import { mediaUrl, rcUrl } from '../../../schema/media/input';
import { MODE_WORDS, MONEY_WORDS } from '../../../schema/money/kinds';
import { PAPER_LABELS, paperNumber } from '../../../schema/papers/kinds';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { toPapersDto } from '../papers-ready/papers.dto';
import { readPan } from '../purchases/identities.service';
import * as queries from './export.queries';
import { type Item, type Section, section } from './export-section';
import * as ofVehicles from './export-vehicles.queries';

type VehicleRow = Awaited<ReturnType<ReturnType<typeof queries.listVehicles>>>[number];

/**
 * Columns exported under another name below (`hidden` has the reason), and those for internal bookkeeping.
 * All others must be exported.
 */
type NotExported =
  | ('priceMinor' | 'soldPriceMinor' | 'images' | 'rcKey' | 'showRc' | 'hidden')
  | ('userId' | 'isActive' | 'displayOrder' | 'relistedFromId' | 'soldFrom' | 'soldFinalAt' | 'searchText')
  | ('isShown' | 'isForSale' | 'isOnProfile' | 'isLive' | 'decidedAt' | 'answererId' | 'basePriceMinor')
  | ('pricedAt' | 'heldPriceMinor' | 'heldUntil' | 'loweredAt' | 'tellAt' | 'tokenUntil');

const toVehicle = (vehicle: VehicleRow, { origin }: UserCtx) =>
  ({
    id: vehicle.id,
    name: vehicle.name,
    page: `${origin}/vehicle/${vehicle.id}`,
    price: toMajor(vehicle.priceMinor, vehicle.currency),
    currency: vehicle.currency,
    year: vehicle.year,
    fuelType: vehicle.fuelType,
    transmission: vehicle.transmission,
    kmsDriven: vehicle.kmsDriven,
    kind: vehicle.kind,
    make: vehicle.make,
    model: vehicle.model,
    body: vehicle.body,
    city: vehicle.city,
    owners: vehicle.owners,
    registrationState: vehicle.registrationState,
    rto: vehicle.rto,
    facts: vehicle.facts,
    papers: Object.fromEntries(toPapersDto(vehicle.papers).map(({ paper, ...said }) => [paper, said])),
    description: vehicle.description,
    specifications: vehicle.specifications,
    photos: vehicle.images.map((key) => `${origin}${mediaUrl(key)}`),
    registrationCertificate: vehicle.rcKey && `${origin}${rcUrl(vehicle.rcKey)}`,
    showRegistrationCertificate: vehicle.showRc,
    showInProfile: vehicle.showInProfile,
    republishPolicy: vehicle.republishPolicy,
    status: vehicle.status,
    ...vehicle.hidden,
    views: vehicle.views,
    dutyNumber: vehicle.dutyNumber,
    soldAt: iso(vehicle.soldAt),
    soldPrice: vehicle.soldPriceMinor === null ? null : toMajor(vehicle.soldPriceMinor, vehicle.currency),
    deletedAt: iso(vehicle.deletedAt),
    createdAt: iso(vehicle.createdAt),
    updatedAt: iso(vehicle.updatedAt),
    version: vehicle.version,
  }) satisfies Record<Exclude<keyof VehicleRow, NotExported>, unknown> & Item;

const vehicles = (name: string, isActive: boolean) =>
  section(name, queries.listVehicles(isActive), ({ id }) => id, toVehicle);

const money = section(
  'vehicle-costs',
  ofVehicles.listMoneyLines,
  ({ line }) => line.id,
  ({ line, currency }) => ({
    vehicleId: line.vehicleId,
    kind: MONEY_WORDS[line.kind],
    amount: toMajor(line.amountMinor, currency),
    currency,
    day: line.day,
    note: line.note,
    paidBy: line.mode && MODE_WORDS[line.mode],
    party: line.party,
    whoseMoney: line.source,
    tokenReceipt: line.paperId,
    byStaff: line.personId !== null,
    createdAt: iso(line.createdAt),
    updatedAt: iso(line.updatedAt),
  }),
);

const papers = section(
  'receipts-and-notes',
  ofVehicles.listPapers,
  ({ id }) => id,
  (paper) => ({
    vehicleId: paper.vehicleId,
    leadId: paper.leadId,
    kind: PAPER_LABELS[paper.kind],
    number: paperNumber(paper.kind, paper.year, paper.number),
    code: paper.code,
    ...paper.fields,
    fileHashes: paper.files.map(({ hash }) => hash),
    madeAt: iso(paper.madeAt),
    cancelledAt: iso(paper.cancelledAt),
    cancelReason: paper.cancelReason,
    buyerErasedAt: iso(paper.buyerErasedAt),
    byStaff: paper.personId !== null,
    createdAt: iso(paper.createdAt),
  }),
);

const purchases = section(
  'purchases',
  ofVehicles.listPurchases,
  ({ id }) => id,
  ({ ownerId: _, personId, priceMinor, papers: handed, at, createdAt, updatedAt, ...purchase }) => ({
    ...purchase,
    papers: handed,
    at: iso(at),
    price: priceMinor === null ? null : toMajor(priceMinor, purchase.currency),
    byStaff: personId !== null,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
  }),
);

/** The only place with whole PANs: their owner keeps books with them. */
const identities = section(
  'purchase-identities',
  ofVehicles.listIdentities,
  ({ vehicleId }) => vehicleId,
  (identity, ctx) => ({
    vehicleId: identity.vehicleId,
    idKind: identity.idKind,
    idEnd: identity.idEnd,
    pan: readPan(ctx, identity),
    panEnd: identity.panEnd,
    createdAt: iso(identity.createdAt),
    updatedAt: iso(identity.updatedAt),
  }),
);

const rcHolders = section(
  'rc-holders',
  ofVehicles.listRcHolders,
  ({ vehicleId }) => vehicleId,
  ({ vehicleId, standing, name, address, personId, createdAt, updatedAt }) => ({
    ...{ vehicleId, standing, name, address },
    byStaff: personId !== null,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
  }),
);

const rcWatches = section(
  'rc-watches',
  ofVehicles.listRcWatches,
  ({ id }) => id,
  (watch) => ({
    vehicleId: watch.vehicleId,
    code: watch.code,
    make: watch.make,
    model: watch.model,
    plateEnd: watch.plateEnd,
    sale: { ...watch.sale },
    steps: { ...watch.steps },
    applicationNumber: watch.applicationNumber,
    seenOn: watch.seenOn,
    seenBy: watch.seenBy,
    closedAt: iso(watch.closedAt),
    nextReminderAt: iso(watch.remindAt),
    createdAt: iso(watch.createdAt),
    updatedAt: iso(watch.updatedAt),
  }),
);

const stockTakes = section(
  'stock-takes',
  ofVehicles.listStockTakes,
  ({ id }) => id,
  ({ startedAt, endedAt, result }) => ({
    startedAt: iso(startedAt),
    endedAt: iso(endedAt),
    result: result && { ...result },
  }),
);

const keyHooks = section(
  'key-hooks',
  ofVehicles.listKeyHooks,
  ({ vehicleId }) => vehicleId,
  ({ vehicleId, hook }) => ({ vehicleId, hook }),
);

/** Vehicles, deleted ones too, how they came in, what they have cost, the papers of their sales, and their RCs afterwards. */
export const vehicleSections: readonly Section[] = [
  vehicles('vehicles', true),
  vehicles('deleted-vehicles', false),
  money,
  papers,
  purchases,
  identities,
  rcHolders,
  rcWatches,
  stockTakes,
  keyHooks,
];
