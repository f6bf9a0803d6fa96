import { QueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import type { ErrorBody } from '../../schema/answers/error';
import type {
  AccountApi,
  AdminApi,
  AdminBillingApi,
  AuthApi,
  BillingApi,
  ContactsApi,
  GiftCodesApi,
  HealthApi,
  IssuesApi,
  LeadsApi,
  LimitsApi,
  LinksApi,
  LoginApi,
  NotificationsApi,
  OwnProfileApi,
  PermissionsApi,
  PhoneApi,
  ProfileLinkApi,
  PublicProfileApi,
  RcRequestsApi,
  RepublishedApi,
  RepublishRequestsApi,
  SuggestionsApi,
  UsersApi,
  VehicleRcRequestsApi,
  VehicleRepublishApi,
  VehiclesApi,
  ViewsApi,
} from '../../worker/api';

type Fetcher = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

function createApi(fetcher: Fetcher, origin: string) {
  const options = { fetch: fetcher };
  return {
    account: hc<AccountApi>(`${origin}/api/account`, options),
    admin: hc<AdminApi>(`${origin}/api/admin`, options),
    adminBilling: hc<AdminBillingApi>(`${origin}/api/admin`, options),
    auth: hc<AuthApi>(`${origin}/api/auth`, options),
    billing: hc<BillingApi>(`${origin}/api/subscription`, options),
    contacts: hc<ContactsApi>(`${origin}/api/contacts`, options),
    giftCodes: hc<GiftCodesApi>(`${origin}/api`, options),
    health: hc<HealthApi>(`${origin}/api/health`, options),
    issues: hc<IssuesApi>(`${origin}/api/issues`, options),
    leads: hc<LeadsApi>(`${origin}/api/leads`, options),
    links: hc<LinksApi>(`${origin}/api/links`, options),
    login: hc<LoginApi>(`${origin}/api`, options),
    notifications: hc<NotificationsApi>(`${origin}/api/notifications`, options),
    ownProfile: hc<OwnProfileApi>(`${origin}/api/auth`, options),
    permissions: hc<PermissionsApi>(`${origin}/api/auth`, options),
    phone: hc<PhoneApi>(`${origin}/api/auth`, options),
    profileLink: hc<ProfileLinkApi>(`${origin}/api/profile-link`, options),
    publicProfile: hc<PublicProfileApi>(`${origin}/api/profile`, options),
    rcRequests: hc<RcRequestsApi>(`${origin}/api/rc-requests`, options),
    republished: hc<RepublishedApi>(`${origin}/api/republished-vehicles`, options),
    republishRequests: hc<RepublishRequestsApi>(`${origin}/api/republish-requests`, options),
    subscription: hc<LimitsApi>(`${origin}/api/subscription`, options),
    suggestions: hc<SuggestionsApi>(`${origin}/api/vehicles`, options),
    users: hc<UsersApi>(`${origin}/api/users`, options),
    vehicleRcRequests: hc<VehicleRcRequestsApi>(`${origin}/api/vehicles`, options),
    vehicleRepublish: hc<VehicleRepublishApi>(`${origin}/api/vehicles`, options),
    vehicles: hc<VehiclesApi>(`${origin}/api/vehicles`, options),
    views: hc<ViewsApi>(`${origin}/api/views`, options),
  };
}

const apis = new WeakMap<QueryClient, ReturnType<typeof createApi>>();

/** The typed client that belongs to a query client: over the network in the browser, in-process on the server. */
export function apiOf(client: QueryClient) {
  const api = apis.get(client);
  if (!api) throw new Error('Make query clients with createQueryClient');
  return api;
}

/** Spec 1, section 7: data is fresh until a mutation says otherwise; no refetch on focus, no retries. */
export function createQueryClient(fetcher: Fetcher = (input, init) => fetch(input, init), origin = '') {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    },
  });
  apis.set(client, createApi(fetcher, origin));
  return client;
}

/** A refused or failed call. The message has the form spec 1, section 8 gives; `says` is what a person may read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly body: Partial<ErrorBody>;

  constructor(
    readonly status: number,
    text: string,
    statusText = '',
  ) {
    super(`${status}: ${text || statusText}`);
    this.body = parseBody(text);
  }

  get says(): string | undefined {
    return this.body.message;
  }
}

function parseBody(text: string): Partial<ErrorBody> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

export interface JsonResponse<T> {
  ok: boolean;
  status: number;
  statusText: string;
  text(): Promise<string>;
  json(): Promise<T>;
}

/** Awaits a call of the typed client and answers its body. Throws ApiError for anything but success. */
export async function read<T>(call: Promise<JsonResponse<T>>): Promise<T> {
  const response = await call;
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response.json();
}
