import { FACETS, type Facet, SORTS } from '../../../schema/profile/facets';
import type { Narrowed } from '../../../schema/profile/stock';
import { useTexts } from '../../i18n/texts';
import { cx } from '../../lib/class-names';
import { formatNumber } from '../../lib/format';
import { buttonClass } from '../../ui/button-class';
import { facetLabel, isOwnWord } from './choice-label';
import { FEW_CHOICES, listPath, type ProfileSearch } from './profile-search';

const CHIP = 'button h-10 rounded-full px-3 text-sm';
const CHOSEN = 'border-accent bg-accent text-accent-ink';
const OPEN = 'border-line bg-raised';

interface ChipProps {
  href: string;
  label: string;
  isChosen: boolean;
  isOwn?: boolean;
  count?: number;
  /** Whether search engines should not follow it. */
  isDeep?: boolean;
}

function Chip({ href, label, isChosen, isOwn = false, count, isDeep = false }: ChipProps) {
  return (
    <li>
      <a
        href={href}
        rel={isDeep ? 'nofollow' : undefined}
        aria-current={isChosen || undefined}
        className={cx(CHIP, isChosen ? CHOSEN : OPEN)}
      >
        <span className="inline-flex items-center gap-1.5">
          <span translate={isOwn ? 'no' : undefined}>{label}</span>
          {count !== undefined && <span className="tabular-nums opacity-70">{formatNumber(count)}</span>}
        </span>
      </a>
    </li>
  );
}

const SUMMARY = buttonClass({ size: 'lg' }, 'list-none [&::-webkit-details-marker]:hidden');

interface ProfileFiltersProps {
  username: string;
  search: ProfileSearch;
  narrowed: Narrowed;
}

/** What the vehicles can be narrowed to, with counts, and their order: plain links, which need no script. */
export function ProfileFilters({ username, search, narrowed }: ProfileFiltersProps) {
  const texts = useTexts();
  const { shop } = texts;
  const { cursor: _, ...first } = search;
  const chosen = FACETS.filter((facet) => search.facets[facet] !== undefined).length;
  const withFacet = (facet: Facet, value: string | undefined) =>
    listPath(username, { ...first, facets: { ...search.facets, [facet]: value } });
  return (
    <div data-part="filters" className="flex flex-wrap items-start gap-2">
      {narrowed.facets.length > 0 && (
        <details className="open:basis-full">
          <summary className={SUMMARY}>{chosen > 0 ? `${shop.filters} (${chosen})` : shop.filters}</summary>
          <div className="flex flex-col gap-3 pt-3">
            {narrowed.facets.map(({ facet, values }) => (
              <section key={facet} aria-label={shop.facets[facet]}>
                <h3 className="mb-1.5 font-medium text-sm">{shop.facets[facet]}</h3>
                <ul className="flex flex-wrap gap-2">
                  {values.map(({ value, count }) => {
                    const isChosen = search.facets[facet] === value;
                    return (
                      <Chip
                        key={value}
                        href={withFacet(facet, isChosen ? undefined : value)}
                        label={facetLabel(facet, value, texts)}
                        isChosen={isChosen}
                        isOwn={isOwnWord(facet)}
                        count={count}
                        isDeep={chosen >= FEW_CHOICES}
                      />
                    );
                  })}
                </ul>
              </section>
            ))}
          </div>
        </details>
      )}
      {narrowed.ids.length > 1 && (
        <details className="open:basis-full">
          <summary className={SUMMARY}>{`${shop.sort}: ${shop.sorts[search.sort ?? 'sellers']}`}</summary>
          <ul className="flex flex-wrap gap-2 pt-3">
            {([undefined, ...SORTS] as const).map((sort) => (
              <Chip
                key={sort ?? ''}
                href={listPath(username, { ...first, sort })}
                label={shop.sorts[sort ?? 'sellers']}
                isChosen={search.sort === sort}
                isDeep={chosen >= FEW_CHOICES}
              />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
