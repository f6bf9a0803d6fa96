import { config } from 'zod';

/** Zod would try whether it may make code from text, which our policy refuses and browsers report. Before any schema is made. */
config({ jitless: true });
