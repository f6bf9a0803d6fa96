import { QueryClient } from '@tanstack/react-query';
import type { ErrorBody } from '../../schema/common/error';
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
import { type Fetcher, typedClient } from './typed-client';

function createApi(fetcher: Fetcher, origin: string) {
  return {
    account: typedClient<AccountApi>(fetcher, `${origin}/api/account`),
    admin: typedClient<AdminApi>(fetcher, `${origin}/api/admin`),
    adminBilling: typedClient<AdminBillingApi>(fetcher, `${origin}/api/admin`),
    auth: typedClient<AuthApi>(fetcher, `${origin}/api/auth`),
    billing: typedClient<BillingApi>(fetcher, `${origin}/api/subscription`),
    contacts: typedClient<ContactsApi>(fetcher, `${origin}/api/contacts`),
    giftCodes: typedClient<GiftCodesApi>(fetcher, `${origin}/api`),
    health: typedClient<HealthApi>(fetcher, `${origin}/api/health`),
    issues: typedClient<IssuesApi>(fetcher, `${origin}/api/issues`),
    leads: typedClient<LeadsApi>(fetcher, `${origin}/api/leads`),
    links: typedClient<LinksApi>(fetcher, `${origin}/api/links`),
    login: typedClient<LoginApi>(fetcher, `${origin}/api`),
    notifications: typedClient<NotificationsApi>(fetcher, `${origin}/api/notifications`),
    ownProfile: typedClient<OwnProfileApi>(fetcher, `${origin}/api/auth`),
    permissions: typedClient<PermissionsApi>(fetcher, `${origin}/api/auth`),
    phone: typedClient<PhoneApi>(fetcher, `${origin}/api/auth`),
    profileLink: typedClient<ProfileLinkApi>(fetcher, `${origin}/api/profile-link`),
    publicProfile: typedClient<PublicProfileApi>(fetcher, `${origin}/api/profile`),
    rcRequests: typedClient<RcRequestsApi>(fetcher, `${origin}/api/rc-requests`),
    republished: typedClient<RepublishedApi>(fetcher, `${origin}/api/republished-vehicles`),
    republishRequests: typedClient<RepublishRequestsApi>(fetcher, `${origin}/api/republish-requests`),
    subscription: typedClient<LimitsApi>(fetcher, `${origin}/api/subscription`),
    suggestions: typedClient<SuggestionsApi>(fetcher, `${origin}/api/vehicles`),
    users: typedClient<UsersApi>(fetcher, `${origin}/api/users`),
    vehicleRcRequests: typedClient<VehicleRcRequestsApi>(fetcher, `${origin}/api/vehicles`),
    vehicleRepublish: typedClient<VehicleRepublishApi>(fetcher, `${origin}/api/vehicles`),
    vehicles: typedClient<VehiclesApi>(fetcher, `${origin}/api/vehicles`),
    views: typedClient<ViewsApi>(fetcher, `${origin}/api/views`),
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
