-- Backups that are made, and checked again, from a screen (server/cadangan/petugas.ts): who had one made (empty: the schedule, or
-- the command at the machine), when its file was last read whole again, and what was wrong with it then (empty: nothing).
ALTER TABLE cadangan ADD COLUMN oleh text, ADD COLUMN diperiksa timestamptz, ADD COLUMN temuan text;
GRANT UPDATE (diperiksa, temuan) ON cadangan TO kencana_app;
