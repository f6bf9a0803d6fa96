import { Help } from '../../ui/help';
import { say } from './words';

export const RepublishingHelp = () => (
  <Help question={say('What is republishing?')} topic="republishing">
    {say(
      'Another dealer shows your vehicle on their own page, with their price and number. Your name stays on it, and you can end it at any time.',
    )}
  </Help>
);
