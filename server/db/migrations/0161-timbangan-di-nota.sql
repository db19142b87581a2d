-- Which of the shop's scales weighed a sale or a purchase. Nobody asked it of older ones, and a till that has none does not say.
-- lepas sejak 0.1.0: constraint faktur_group.faktur_group_timbangan: of a column that 0.1.0 leaves empty
ALTER TABLE faktur_group
  ADD COLUMN no_timbangan kode,
  ADD CONSTRAINT faktur_group_timbangan FOREIGN KEY (kode_toko, no_timbangan) REFERENCES timbangan NOT VALID;
-- The nota says which, where the shop wishes it.
ALTER TABLE pengaturan_nota ADD COLUMN timbangan boolean NOT NULL DEFAULT false;
GRANT UPDATE (timbangan) ON pengaturan_nota TO kencana_app;
