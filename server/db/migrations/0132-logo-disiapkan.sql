-- A logo is made anew as it comes in (server/gambar/siapkan.ts). What was kept as it came, or is kept so by a server of the version
-- before, is MENTAH and shown nowhere until it has been made anew; RUSAK: nobody could read it, and its shop is told.
ALTER TABLE logo_toko ADD COLUMN keadaan text NOT NULL DEFAULT 'MENTAH' CHECK (keadaan IN ('MENTAH', 'SIAP', 'RUSAK'));
