#!/bin/sh
# Once, on the first primary of a new cluster, by Patroni: the roles and the database that Kencana asks for (docs/operasi.md).
# The owner is no superuser. Goes to /etc/patroni/pasca-bootstrap.sh, mode 0755. $1: how to come in as superuser.
set -eu
: "${KENCANA_SANDI_PEMILIK:?belum diisi di mesin.env}"
exec psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --dbname "$1" <<'SQL'
\set sandi `printf %s "$KENCANA_SANDI_PEMILIK"`
-- the password must be in no log, however slow this is
SET log_min_duration_statement = -1;
SET log_min_error_statement = panic;
CREATE ROLE kencana LOGIN CREATEROLE PASSWORD :'sandi';
CREATE ROLE kencana_app;
CREATE ROLE kencana_rantai;
CREATE ROLE kencana_pintu NOINHERIT;
CREATE ROLE kencana_buku;
GRANT kencana_app TO kencana_rantai;
GRANT kencana_rantai TO kencana_pintu;
GRANT kencana_app TO kencana_buku;
GRANT kencana_app, kencana_rantai, kencana_pintu, kencana_buku TO kencana WITH ADMIN OPTION;
GRANT SET ON PARAMETER app.kode_toko TO kencana;
CREATE DATABASE kencana OWNER kencana;
SQL
