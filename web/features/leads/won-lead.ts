import { createContext } from 'react';
import type { LeadDto } from '../../../schema/leads/output';

/** Handles a won lead in the list, which stays when the lead leaves it. */
export const WonLead = createContext<(lead: LeadDto) => void>(() => {});
