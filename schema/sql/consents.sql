CREATE TRIGGER `consent_texts_no_update` BEFORE UPDATE ON `consent_texts`
BEGIN
  SELECT RAISE(ABORT, 'consent_texts is append-only');
END;

CREATE TRIGGER `consent_texts_no_delete` BEFORE DELETE ON `consent_texts`
BEGIN
  SELECT RAISE(ABORT, 'consent_texts is append-only');
END;

-- Every text that people have agreed to. Add a row for a new version, never edit one.
INSERT INTO `consent_texts` (version, purpose, text, created_at) VALUES
('2026-11-1', 'offer', 'By sending, you agree that the seller gets your name and number to call you about this vehicle.', 1795219200000),
('permissions-2026-11-1', 'permissions', 'Camera & media: Photograph your vehicles for a listing.
Storage: Keep you signed in on this device.
Network: Publish your listings and receive offers.
Location: Say which city a vehicle stands in.
Notifications: Hear of a new offer while this page is open.
Contacts: Choose buyers from your phone book.
Microphone: Speak a description instead of typing it.
Your privacy: your browser asks you before anything is used, nothing is recorded, and you can change all of this in Settings.', 1795219200000),
('permissions-2026-11-2', 'permissions', 'Camera & media: Take photos of your vehicles.
Storage: Keep you signed in on this device.
Network: Publish your listings and receive offers.
Location: Fill in the city of a vehicle for you.
Notifications: New offers while this page is open.
Contacts: Pick a buyer from your phone book, one at a time.
Microphone: Dictate a description instead of typing it.
Your privacy: your browser asks you before anything is used, and you can change all of this in Settings. We receive only what you choose or save: never your position, your whole phone book or a recording. Your browser may turn speech into text with an online service of its maker.', 1795305600000),
('permissions-2026-11-3', 'permissions', 'Camera & media: Take photos of your vehicles.
Storage: Keep you signed in on this device.
Network: Publish your listings and receive offers.
Location: Fill in the city of a vehicle for you.
Notifications: New offers on this device, also with the page closed.
Contacts: Pick a buyer from your phone book, one at a time.
Microphone: Dictate a description instead of typing it.
Your privacy: your browser asks you before anything is used, and you can change all of this in Settings. We receive only what you choose or save: never your position, your whole phone book or a recording. Your browser may turn speech into text with an online service of its maker.', 1795348800000),
('permissions-2026-11-4', 'permissions', 'Camera & media: Take photos of your vehicles and scan your stickers.
Storage: Keep you signed in on this device.
Network: Publish your listings and receive offers.
Location: Fill in the city of a vehicle for you.
Notifications: New offers on this device, also with the page closed.
Contacts: Pick a buyer from your phone book, one at a time.
Microphone: Dictate a description instead of typing it.
Your privacy: your browser asks you before anything is used, and you can change all of this in Settings. We receive only what you choose or save: never your position, your whole phone book or a recording. Your browser may turn speech into text with an online service of its maker.', 1795370400000),
('number-messages-2026-11-1', 'number_messages', 'Offers are sent to your verified mobile number by SMS or WhatsApp, through their operators. You can turn this off here at any time.', 1795305600000)
ON CONFLICT (version) DO NOTHING;
