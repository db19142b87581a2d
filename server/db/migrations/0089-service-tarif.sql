-- The rate of the tax on a repair's pick-up cannot be found out later (§O.6-1); who allowed a cancel stands beside it.
ALTER TABLE service
  ADD COLUMN ppn_rate pct NOT NULL DEFAULT 0,
  ADD COLUMN otorisasi_batal text NOT NULL DEFAULT '-';
COMMENT ON COLUMN service.total IS 'Σ ongkos as told until the work is done, then Σ ongkos_akhir; without the tax that comes on top';
