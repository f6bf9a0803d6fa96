import { execFileSync } from 'node:child_process';

/** Subjects are checked from this commit on. */
const BASE = 'd41c9d47516b7e8ce175b2a6e6be6d6be81cc94e';
const CONVENTIONAL =
  /^(feat|fix|docs|test|perf|refactor|chore|build|ci|style|revert)(\([a-z0-9 -]+\))?!?: \S/;
const LONGEST = 72;

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

function newSubjects() {
  try {
    return git('log', '--no-merges', '--format=%s', `${BASE}..HEAD`).split('\n').filter(Boolean);
  } catch {
    // A download without history, or a shallow clone.
    return [];
  }
}

/** Throws if a new commit's subject is not conventional, or too long. */
export function checkSubjects() {
  const subjects = newSubjects();
  const faults = subjects.filter((subject) => subject.length > LONGEST || !CONVENTIONAL.test(subject));
  if (faults.length > 0)
    throw new Error(`Not conventional, or above ${LONGEST} characters:\n${faults.join('\n')}`);
  return `${subjects.length} new commits`;
}
