// @ts-check
import { startWorkers } from '../lib/workers.mjs';

/** A server to be killed: prints its address and runs until then. */
const [buildDir, stateDir] = process.argv.slice(2);
const { origin } = await startWorkers({ buildDir, stateDir });
process.stdout.write(`${origin}\n`);
