-- Once, as a superuser, in the database kencana: psql -d kencana -v sandi="'…'" -f login.sql
-- The one password that PgBouncer keeps (userlist.txt) is that of a login which may only ask how a login proves itself.
CREATE ROLE pgbouncer LOGIN PASSWORD :sandi;
-- Its own schema: the server's login neither sees it nor could put anything there.
CREATE SCHEMA pgbouncer;
GRANT USAGE ON SCHEMA pgbouncer TO pgbouncer;
-- Of a superuser nothing is told: no way leads through the pool to one.
CREATE FUNCTION pgbouncer.masuk(login text) RETURNS TABLE (nama name, sandi text) LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$ SELECT rolname, rolpassword FROM pg_authid WHERE rolname = login AND rolcanlogin AND NOT rolsuper $$;
REVOKE ALL ON FUNCTION pgbouncer.masuk(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION pgbouncer.masuk(text) TO pgbouncer;
