-- What went back of a sale is shown with it: found by its number among those of many years.
CREATE INDEX jual_batal_faktur ON jual_batal (kode_toko, no_faktur_group);
