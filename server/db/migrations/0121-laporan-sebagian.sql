-- One shop's trade-ins, what came back to it, and what it sold by a marketplace lie among all that the whole chain sold: they are found by index, or a page is read
-- for each line of the period only to see that it is none of them (docs/decisions/37-satu-toko.md). A sale at the counter writes into none of them.
CREATE INDEX jual_detail_kembali ON jual_detail (kode_toko, tgl_system) WHERE status_tukar;
CREATE INDEX faktur_group_tukar ON faktur_group (kode_toko, tgl_system) WHERE jenis = 'TUKAR';
CREATE INDEX faktur_group_marketplace ON faktur_group (kode_toko, tgl_system) WHERE kode_marketplace <> '-';
