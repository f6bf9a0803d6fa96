import { createContext } from 'react';
import type { LeadDto } from '../../../schema/leads/output';

/** Handles a won lead in the list, which stays when the lead leaves it; `show` is for afterwards. */
export const WonLead = createContext<(lead: LeadDto, show: () => void) => void>((_, show) => show());
