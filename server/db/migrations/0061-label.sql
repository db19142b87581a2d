-- How the shop's labels look and what prints them (domain/documents/label.ts). The size is part of the design: a size alone,
-- as it stood here, had never printed anything.
ALTER TABLE alat_toko
  DROP COLUMN label_lebar_mm,
  DROP COLUMN label_tinggi_mm,
  -- none: the first ready design
  ADD COLUMN label_desain jsonb,
  ADD COLUMN label_bahasa text NOT NULL DEFAULT 'PDF' CHECK (label_bahasa IN ('PDF', 'ZPL', 'TSPL')),
  ADD COLUMN label_dpi    integer NOT NULL DEFAULT 203 CHECK (label_dpi IN (203, 300)),
  -- the letters for 1 to 9 and 0
  ADD COLUMN huruf_harga  text NOT NULL DEFAULT '-' CHECK (huruf_harga ~ '^(-|[A-Z]{10})$'),
  -- which price they write
  ADD COLUMN harga_label  text NOT NULL DEFAULT 'JUAL' CHECK (harga_label IN ('JUAL', 'MODAL'));
