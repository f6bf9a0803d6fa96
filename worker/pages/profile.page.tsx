import { AppError } from '../../schema/common/errors';
import { USERNAME_PATTERN } from '../../schema/profile/public-profile';
import { MIN_USERNAME, RESERVED } from '../../schema/profile/usernames';
import { ProfileDocument } from '../../web/documents/profile/profile-document';
import { profileHead } from '../../web/documents/profile/profile-head';
import { ProfileNotFound } from '../../web/documents/profile/profile-not-found';
import { readProfileSearch } from '../../web/documents/profile/profile-search';
import { getProfile } from '../features/profile/public-profile.service';
import type { AppContext } from '../http/app-env';
import { languageOf } from '../http/language';
import { isSignedIn, renderDocument, textsOf } from './document';
import { showNotFound } from './not-found.page';

/** A seller's public page. An address that cannot be a username is unknown rather than a missing person. */
export async function showProfile(c: AppContext): Promise<Response> {
  const written = c.req.param('username')?.toLowerCase() ?? '';
  const username = written.replace(/^@/, '');
  const mayBeTaken =
    USERNAME_PATTERN.test(username) && username.length >= MIN_USERNAME && !RESERVED.has(username);
  if (!mayBeTaken) return showNotFound(c);
  // People type it as profiles show it.
  if (written !== username) return c.redirect(`/${username}`, 301);
  const search = readProfileSearch(c.req.query());
  const { search: words, maxPrice, facets, sort, cursor } = search;
  const asked = { ...facets, search: words, maxPrice, sort, cursor };
  const found = await getProfile(c.var.ctx, username, asked).catch((error) => {
    if (error instanceof AppError && error.kind === 'not_found') return null;
    throw error;
  });
  if (!found) {
    const texts = textsOf(c).profile;
    return renderDocument(c, {
      head: { title: texts.notFoundTitle, description: texts.notFoundHint, hidden: true },
      body: <ProfileNotFound username={username} />,
      status: 404,
    });
  }
  const { profile, nextCursor, narrowed } = found;
  const { origin } = c.var.ctx;
  return renderDocument(c, {
    head: profileHead(profile, search, origin, textsOf(c), languageOf(c)),
    body: (
      <ProfileDocument
        seller={profile}
        search={search}
        narrowed={narrowed}
        nextCursor={nextCursor}
        origin={origin}
        isSignedIn={isSignedIn(c)}
      />
    ),
  });
}
