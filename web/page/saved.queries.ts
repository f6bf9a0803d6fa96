import { dataIn, type ListingData } from './saved-list';

/**
 * A listing's public data as everybody gets it: without cookies, so that nothing says who has saved it. null
 * if it is gone; rejects without an answer.
 */
export async function fetchListing(path: string): Promise<ListingData | null> {
  const response = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (response.status === 404 || response.status === 410) return null;
  const data = response.ok && dataIn(page);
  if (!data) throw new Error(`a listing was expected: ${response.status}`);
  return data;
}
