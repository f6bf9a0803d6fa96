import { Help } from '../../ui/help';

export const RepublishingHelp = () => (
  <Help question="What is republishing?" topic="republishing">
    Another dealer shows your vehicle on their own page, with their price and number. Your name stays on it,
    and you can end it at any time.
  </Help>
);
