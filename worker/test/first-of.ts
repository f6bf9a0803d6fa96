import type { Seller } from './factories';

/** The first item of a list that this person sees. */
export const firstOf = async (client: Pick<Seller, 'get'>, path: string) => (await client.get(path)).body[0];
