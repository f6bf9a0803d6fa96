import { createContext } from 'react';
import type { LeadDto } from '../../../schema/leads/output';

/** Called when the seller taps Call, to ask what came of it. */
export const AfterCall = createContext<(lead: LeadDto) => void>(() => {});
