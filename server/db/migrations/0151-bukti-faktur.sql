-- Whose tax invoice a piece came with (§P.1, §C.12): what says that it has one may prove it. Nothing was known of it before.
ALTER TABLE barang
  ADD COLUMN faktur_pajak_pemasok text NOT NULL DEFAULT '-',
  ADD COLUMN faktur_pajak_no      text NOT NULL DEFAULT '-',
  ADD COLUMN faktur_pajak_tgl     date;
GRANT UPDATE (faktur_pajak_pemasok, faktur_pajak_no, faktur_pajak_tgl) ON barang TO kencana_app;
GRANT INSERT (faktur_pajak_pemasok, faktur_pajak_no, faktur_pajak_tgl) ON barang TO kencana_app;
