/** Reads from the catalog of a database what it offers to its users: tables, columns, rules, functions, rights. */
import type pg from 'pg'

export interface Column {
  tipe: string
  wajib: boolean
  /** Filled where a row does not say it. */
  bawaan: boolean
  /** Identity, generated: who says it otherwise is refused. */
  cara: string
}

export interface Limit {
  /** c check, f foreign key, p primary key, u unique, x exclusion. */
  jenis: string
  nama: string
  isi: string
  kolom: string[]
}

export interface Indeks {
  /** Without its name. */
  isi: string
  unik: boolean
  kolom: string[]
}

interface Kebijakan {
  isi: string
  membatasi: boolean
}

export interface Fungsi {
  nama: string
  masuk: string[]
  /** So many of the last may be left out. */
  opsional: number
  /** The answer of the function, the user it runs as, and its settings. */
  lain: string
}

export interface Table {
  jenis: string
  kolom: Record<string, Column>
  batas: Record<string, Limit>
  indeks: Record<string, Indeks>
  pemicu: Record<string, string>
  kebijakan: Record<string, Kebijakan>
}

export interface Shape {
  table: Record<string, Table>
  fungsi: Record<string, Fungsi>
  /** Domains and lists, sequences, whole as they are defined. */
  tipe: Record<string, string>
  /** 'kencana_app SELECT table jual_detail' */
  hak: string[]
}

const DI = `'public'::regnamespace`

/** Queries whose rows say of which table a thing is, its name, and what it is. */
const PER_TABLE: Record<Exclude<keyof Table, 'jenis'>, string> = {
  kolom: `SELECT c.relname AS tabel, a.attname AS nama,
      jsonb_build_object('tipe', format_type(a.atttypid, a.atttypmod), 'wajib', a.attnotnull, 'bawaan',
        a.atthasdef OR a.attidentity <> '', 'cara', concat(a.attidentity, a.attgenerated)) AS isi
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = ${DI} AND c.relkind IN ('r', 'v', 'm', 'p') AND a.attnum > 0 AND NOT a.attisdropped`,
  batas: `SELECT c.relname AS tabel, k.conname AS nama,
      jsonb_build_object('jenis', k.contype, 'nama', k.conname, 'isi', pg_get_constraintdef(k.oid), 'kolom',
        ARRAY(SELECT attname FROM pg_attribute WHERE attrelid = c.oid AND attnum = ANY (k.conkey))) AS isi
    FROM pg_class c JOIN pg_constraint k ON k.conrelid = c.oid
    WHERE c.relnamespace = ${DI} AND k.contype IN ('c', 'f', 'p', 'u', 'x')`,
  indeks: `SELECT c.relname AS tabel, i.relname AS nama,
      jsonb_build_object('isi', regexp_replace(pg_get_indexdef(i.oid), ' INDEX \\S+ ON', ' INDEX ON'), 'unik',
        x.indisunique, 'kolom',
        ARRAY(SELECT attname FROM pg_attribute WHERE attrelid = c.oid AND attnum = ANY (x.indkey))) AS isi
    FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
    WHERE c.relnamespace = ${DI} AND x.indisvalid`,
  pemicu: `SELECT c.relname AS tabel, t.tgname AS nama,
      to_jsonb(pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text) AS isi
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE c.relnamespace = ${DI} AND NOT t.tgisinternal`,
  kebijakan: `SELECT c.relname AS tabel, p.polname AS nama,
      jsonb_build_object('membatasi', NOT p.polpermissive, 'isi',
        concat_ws(' ', p.polcmd,
          ARRAY(SELECT COALESCE(r.oid::regrole::text, 'PUBLIC') FROM unnest(p.polroles) r (oid)),
          pg_get_expr(p.polqual, c.oid), '/', pg_get_expr(p.polwithcheck, c.oid))) AS isi
    FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid WHERE c.relnamespace = ${DI}`,
}

const FUNGSI = `SELECT p.oid::regprocedure::text AS kunci,
    jsonb_build_object('nama', p.proname, 'opsional', p.pronargdefaults, 'masuk',
      ARRAY(SELECT t::regtype::text FROM unnest(p.proargtypes) t), 'lain',
      concat_ws(' ', p.prokind, pg_get_function_result(p.oid), CASE WHEN p.prosecdef THEN 'as its owner' END,
        p.proconfig)) AS isi
  FROM pg_proc p WHERE p.pronamespace = ${DI}`

const TIPE = `SELECT t.typname AS kunci,
    concat_ws(' ', t.typtype, format_type(t.typbasetype, t.typtypmod), t.typnotnull,
      ARRAY(SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE contypid = t.oid ORDER BY conname),
      ARRAY(SELECT enumlabel FROM pg_enum WHERE enumtypid = t.oid ORDER BY enumsortorder)) AS isi
  FROM pg_type t WHERE t.typnamespace = ${DI} AND t.typtype IN ('d', 'e')
  UNION ALL SELECT s.seqrelid::regclass::text,
    concat_ws(' ', 'sequence', s.seqtypid::regtype, s.seqincrement, s.seqmin, s.seqmax)
  FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid WHERE c.relnamespace = ${DI}`

const HAK = `SELECT CASE a.grantee WHEN 0 THEN 'PUBLIC' ELSE a.grantee::regrole::text END || ' '
      || a.privilege_type || ' ' || o.apa AS hak
  FROM (
      SELECT CASE relkind WHEN 'S' THEN 'sequence ' ELSE 'table ' END || relname, relowner,
        COALESCE(relacl, acldefault(CASE relkind WHEN 'S' THEN 's'::"char" ELSE 'r' END, relowner))
      FROM pg_class WHERE relnamespace = ${DI} AND relkind IN ('r', 'v', 'm', 'p', 'S')
      UNION ALL SELECT 'function ' || oid::regprocedure, proowner, COALESCE(proacl, acldefault('f', proowner))
      FROM pg_proc WHERE pronamespace = ${DI}
      UNION ALL SELECT 'column ' || c.relname || '.' || a.attname, c.relowner, a.attacl
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE c.relnamespace = ${DI} AND a.attacl IS NOT NULL) o (apa, milik, acl), aclexplode(o.acl) a
  WHERE a.grantee <> o.milik ORDER BY 1`

export async function shapeOf(client: pg.ClientBase): Promise<Shape> {
  const rows = async <R>(text: string): Promise<R[]> => (await client.query(text)).rows as R[]
  const table = Object.fromEntries(
    (
      await rows<{ nama: string; jenis: string }>(
        `SELECT relname AS nama, concat_ws(' ', relkind, relrowsecurity, relforcerowsecurity) AS jenis
         FROM pg_class WHERE relnamespace = ${DI} AND relkind IN ('r', 'v', 'm', 'p')`,
      )
    ).map(({ nama, jenis }): [string, Table] => [
      nama,
      { jenis, kolom: {}, batas: {}, indeks: {}, pemicu: {}, kebijakan: {} },
    ]),
  )
  for (const [apa, text] of Object.entries(PER_TABLE) as [keyof typeof PER_TABLE, string][])
    for (const { tabel: t, nama, isi: content } of await rows<{ tabel: string; nama: string; isi: never }>(
      text,
    ))
      table[t]![apa][nama] = content
  const peta = async <T>(text: string): Promise<Record<string, T>> =>
    Object.fromEntries((await rows<{ kunci: string; isi: T }>(text)).map((r) => [r.kunci, r.isi]))
  return {
    table,
    fungsi: await peta<Fungsi>(FUNGSI),
    tipe: await peta<string>(TIPE),
    hak: (await rows<{ hak: string }>(HAK)).map((r) => r.hak),
  }
}
