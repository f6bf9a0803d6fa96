import { parseArgs } from 'node:util';

/** The arguments of `npm run deploy --`. */
export interface Options {
  /** The site's address, such as `example.in`. */
  domain: string;
  /** The host of pictures, a custom domain of the bucket. */
  mediaHost: string;
  isStaging: boolean;
  isDryRun: boolean;
  /** A file with secrets, JSON or `NAME=value` lines. */
  secretsFile: string | undefined;
  /** Replaces the domain's existing DNS record. */
  isTakingOverDns: boolean;
  /** Accepts a shard without buckets, to which some will be moved. */
  isAddingEmptyShard: boolean;
  /** Why a release is deployed despite a known fault of a dependency. */
  skipAudit: string | undefined;
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

const USAGE = `npm run deploy -- --domain example.in [--staging] [--dry-run] [--secrets-file <file>]
  [--media-host media.example.in] [--skip-audit "<reason>"] [--take-over-dns] [--empty-shard]`;

/** Throws with the usage for `--help`, or without a domain. `--staging` deploys to `staging.<domain>`. */
export function readOptions(args: string[]): Options {
  if (args.includes('--help')) throw new Error(USAGE);
  const { values } = parseArgs({
    args,
    options: {
      domain: { type: 'string', default: '' },
      'media-host': { type: 'string' },
      staging: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'secrets-file': { type: 'string' },
      'skip-audit': { type: 'string' },
      'take-over-dns': { type: 'boolean', default: false },
      'empty-shard': { type: 'boolean', default: false },
    },
  });
  if (values['skip-audit'] === '') throw new Error('--skip-audit needs its reason');
  const domain = values.staging ? `staging.${values.domain}` : values.domain;
  const mediaHost = values['media-host'] ?? `media.${domain}`;
  if (![values.domain, mediaHost].every((host) => HOST.test(host)))
    throw new Error(`Name the domain:\n${USAGE}`);
  return {
    domain,
    mediaHost,
    isStaging: values.staging,
    isDryRun: values['dry-run'],
    secretsFile: values['secrets-file'],
    isTakingOverDns: values['take-over-dns'],
    isAddingEmptyShard: values['empty-shard'],
    skipAudit: values['skip-audit'],
  };
}
