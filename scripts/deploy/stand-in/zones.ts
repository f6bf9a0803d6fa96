import { type Handler, of, type Rule, refuse } from './state.ts';

const PHASES = ['http_request_late_transform', 'http_request_cache_settings'];

/** A phase's rules: none before the first PUT, then rules are added to the existing ones. */
const rulesOf = (phase: string): Record<string, Handler> => ({
  [`GET /zones/:name/rulesets/phases/${phase}/entrypoint`]: ({ state, name }) => ({
    id: phase,
    rules: of(state.rules, `${name}/${phase}`, 10003),
  }),
  [`PUT /zones/:name/rulesets/phases/${phase}/entrypoint`]: ({ state, name, json }) => {
    state.rules.set(`${name}/${phase}`, json<{ rules: Rule[] }>().rules);
    return { id: phase };
  },
  [`POST /zones/:name/rulesets/${phase}/rules`]: ({ state, name, json }) => {
    of(state.rules, `${name}/${phase}`).push(json<Rule>());
    return { id: phase };
  },
});

const settingOf = (setting: string): Record<string, Handler> => ({
  [`GET /zones/:name/${setting}`]: ({ state, name }) => ({
    id: setting,
    value: state.settings.get(`${name}/${setting}`) ?? 'off',
  }),
  [`PATCH /zones/:name/${setting}`]: ({ state, name, json }) => {
    const { value = '' } = json();
    if (!['on', 'off'].includes(value)) refuse(400, 1007, 'Invalid value for zone setting');
    state.settings.set(`${name}/${setting}`, value);
    return { id: setting, value };
  },
});

/** Zones with their rules, settings and DNS records. */
export const zones: Record<string, Handler> = {
  'GET /zones': ({ state, query }) => {
    const id = state.zones.get(query.get('name') ?? '');
    return id ? [{ id, status: 'active' }] : [];
  },
  'GET /zones/:name/dns_records': ({ state, query }) => {
    const found = state.records.get(query.get('name') ?? '');
    return found ? [found] : [];
  },
  ...Object.assign({}, ...PHASES.map(rulesOf)),
  ...settingOf('argo/tiered_caching'),
  ...settingOf('cache/tiered_cache_smart_topology_enable'),
};
