-- Closes take turns over the whole database. The number by which one waits is a lock of its process's session, and goes with it
-- (server/close/giliran.ts); its row tells whose it is. One that is running, and every one of the version before, has none.
ALTER TABLE tutup_berjalan ADD COLUMN giliran integer;
GRANT UPDATE (giliran) ON tutup_berjalan TO kencana_app;
CREATE SEQUENCE giliran_tutup AS integer;
GRANT USAGE ON SEQUENCE giliran_tutup TO kencana_app;
