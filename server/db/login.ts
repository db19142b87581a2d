/**
 * The server's login to PostgreSQL: it may do what kencana_app may and nothing more. Whatever statement reaches the
 * database through it, SET ROLE leads to the rows of the whole chain at most (docs/decisions/37-satu-toko.md).
 * Migrations and reference rows are another login's (docs/decisions/12-login.md).
 */
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import pg from 'pg'

/** Holds the rights (migrations 0006, 0008, 0031, 0137), and sees one shop; nobody signs in as it. */
const PERAN = 'kencana_app'
/** May what kencana_app may, and sees every shop: a transaction over the whole chain takes this role (transaction.ts). */
export const PERAN_RANTAI = 'kencana_rantai'
/**
 * Leads a login to kencana_rantai without lending it what that sees: memberships of a role that inherits nothing are there to be taken on
 * purpose, on every PostgreSQL.
 */
const PINTU = 'kencana_pintu'

/** The same place, entered as another. */
export function urlAs(url: string, user: string, password: string): string {
  const other = new URL(url)
  other.username = encodeURIComponent(user)
  other.password = encodeURIComponent(password)
  return other.href
}

/** The same place, entered as the address `milik` is: a standby and a pooler know the primary's logins. */
export function urlSeperti(url: string, milik: string): string {
  const { username, password } = new URL(milik)
  return urlAs(url, decodeURIComponent(username), decodeURIComponent(password))
}

/** Owns the functions that write balances, and alone may write them (migration 0137); nobody becomes it but by calling one. */
const BUKU = 'kencana_buku'

const buat = (role: string, sifat = '') =>
  `IF NOT EXISTS (
     SELECT 1 FROM pg_roles WHERE rolname = ${pg.escapeLiteral(role)})
   THEN CREATE ROLE ${pg.escapeIdentifier(role)} ${sifat}; END IF;`
/** @param sebagai USAGE: who made the role may give it to itself, and has not by that (PostgreSQL 16) */
const masukkan = (role: string, ke: string, sebagai = 'MEMBER') =>
  `IF NOT pg_has_role(${ke === 'current_user' ? ke : pg.escapeLiteral(ke)}, '${role}', '${sebagai}')
   THEN GRANT ${role} TO ${ke}; END IF;`

/** Roles are of the whole PostgreSQL: no copy or backup of a database brings them along. @throws in a sentence for the operator */
export async function pastikanPeran(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  try {
    await client.query(
      `DO $peran$ BEGIN ${buat(PERAN)} ${buat(PERAN_RANTAI)} ${buat(PINTU, 'NOINHERIT')} ${buat(BUKU)}
         ${masukkan(PERAN, PERAN_RANTAI)} ${masukkan(PERAN_RANTAI, PINTU)} ${masukkan(PERAN_RANTAI, 'current_user')}
         ${masukkan(PERAN, BUKU)} ${masukkan(BUKU, 'current_user', 'USAGE')} END $peran$`,
    )
  } catch (cause) {
    if ((cause as { code?: string }).code !== '42501') throw cause
    throw new Error(
      `Pengguna di DATABASE_URL tidak boleh membuat peran ${PERAN_RANTAI}, ${PINTU} dan ${BUKU} (${(cause as Error).message}): jalankan sekali perintah di docs/operasi/banyak-mesin.md sebagai superuser`,
      { cause },
    )
  }
}

/** Makes the login of this address, or gives it its password again. @throws when `client` may not make logins */
export async function pastikanLogin(client: pg.ClientBase, urlServer: string): Promise<void> {
  await pastikanPeran(client)
  const { username, password } = new URL(urlServer)
  const login = decodeURIComponent(username)
  const nama = pg.escapeIdentifier(login)
  await client.query(
    `DO $login$ BEGIN ${buat(login)} END $login$;
     ALTER ROLE ${nama} LOGIN PASSWORD ${pg.escapeLiteral(bukti(login, decodeURIComponent(password)))};
     ALTER ROLE ${nama} RESET ALL;
     GRANT ${PERAN}, ${PINTU} TO ${nama}`,
  )
}

/**
 * Builds a password as PostgreSQL keeps it (SCRAM-SHA-256, RFC 5803): made here, so that the password itself is in no
 * statement and no log. It is the same at every start: a pooler signs in with what its clients have proved of it
 * (docs/decisions/48-kolam.md).
 */
function bukti(login: string, password: string): string {
  const rounds = 4096
  const salt = createHash('sha256').update(`kencana ${login}`).digest().subarray(0, 16)
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  const key = (name: string): Buffer => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(key('Client Key')).digest()
  const [s, c, k] = [salt, stored, key('Server Key')].map((bytes) => bytes.toString('base64'))
  return `SCRAM-SHA-256$${rounds}:${s}$${c}:${k}`
}

/**
 * Lets nobody make tables of their own in the database, not even temporary ones: a trigger must never take one for the
 * table it asks.
 */
export async function tutupDatabase(client: Pick<pg.ClientBase, 'query'>, database: string): Promise<void> {
  await client.query(`REVOKE CREATE, TEMPORARY ON DATABASE ${pg.escapeIdentifier(database)} FROM PUBLIC`)
}

interface Kuasa {
  nama: string
  anggota: boolean
  berpintu: boolean
  lebih: string[]
}

/** Conditions, each of them true for a login that may do more than kencana_app. */
const LEBIH: Record<string, string> = {
  superuser: 'r.rolsuper',
  'boleh membuat peran': 'r.rolcreaterole',
  'boleh membuat database': 'r.rolcreatedb',
  'boleh menyalin replikasi': 'r.rolreplication',
  'melewati batas toko (BYPASSRLS)': 'r.rolbypassrls',
  'anggota peran lain': `EXISTS (
      SELECT 1 FROM pg_roles o
      WHERE o.rolname NOT IN ('${PERAN}', '${PERAN_RANTAI}', '${PINTU}', session_user)
        AND pg_has_role(session_user, o.oid, 'MEMBER'))`,
  'melihat seluruh rantai tanpa diminta': `pg_has_role(session_user, '${PERAN_RANTAI}', 'USAGE')`,
  'pemilik tabel': `EXISTS (SELECT 1 FROM pg_class c WHERE pg_has_role(session_user, c.relowner, 'MEMBER'))`,
  'boleh membuat tabel': `has_schema_privilege('public', 'CREATE')
    OR has_database_privilege(current_database(), 'CREATE')`,
  'boleh membuat tabel sementara': `has_database_privilege(current_database(), 'TEMPORARY')`,
}

/** The server refuses to work as somebody who could undo what the database forbids. @throws in a sentence for the operator */
export async function tolakLoginBerkuasa(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<Kuasa>(
    `SELECT r.rolname AS nama, pg_has_role(session_user, p.oid, 'USAGE') AS anggota,
       pg_has_role(session_user, '${PERAN_RANTAI}', 'MEMBER') AS berpintu,
       array_remove(ARRAY[${Object.entries(LEBIH)
         .map(([words, is]) => `CASE WHEN ${is} THEN '${words}' END`)
         .join(', ')}], NULL) AS lebih
     FROM pg_roles r, pg_roles p WHERE r.rolname = session_user AND p.rolname = '${PERAN}'`,
  )
  const { nama, anggota, berpintu, lebih } = rows[0]!
  if (lebih.length)
    throw new Error(
      `Login PostgreSQL ${nama} boleh lebih dari ${PERAN} (${lebih.join(', ')}), server tidak bekerja dengannya: cabut haknya, atau isi DATABASE_URL_SERVER dengan login lain (docs/operasi/banyak-mesin.md)`,
    )
  const kurang = [...(anggota ? [] : [PERAN]), ...(berpintu ? [] : [PINTU])].join(', ')
  if (kurang)
    throw new Error(
      `Login PostgreSQL ${nama} bukan anggota ${kurang}: GRANT ${kurang} TO ${pg.escapeIdentifier(nama)}`,
    )
}
