import { createContext } from 'react';
import type { LeadDto } from '../../../schema/leads/output';

/** What follows a won lead: shown by the list, which stays when the lead leaves it. */
export const WonLead = createContext<(lead: LeadDto) => void>(() => {});
