-- The claim ticket of a repair is a paper of its own (§F.5): whoever holds it fetches the goods, so its copies are counted too.
ALTER TABLE service ADD COLUMN cetak_tiket integer NOT NULL DEFAULT 0;
