/** Backups of a test's server, and what a database holds, to compare two. */
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buatCadangan, type CadanganBaik, type Pembuatan } from '#server/cadangan/buat.ts'
import { DIGEST } from '#server/cadangan/manifest.ts'
import { checkFile, pulihkan, type Pemulihan, type Terbukti } from '#server/cadangan/pulihkan.ts'
import { opened, type Bersandi } from '#server/cadangan/sandi.ts'
import { AKHIR, readTar, tarFile, type TarFile } from '#server/cadangan/tar.ts'
import { tempatFolder } from '#server/cadangan/tempat-folder.ts'
import type { Tempat } from '#server/cadangan/tempat.ts'
import { diFolder } from '#server/pictures/folder.ts'
import { freshDatabase, type FreshDatabase } from './database.ts'
import type { TestServer } from './server.ts'

export interface RuangUji {
  folder: string
  tempat: Tempat
  close(): Promise<void>
}

/** A folder for backups and what comes back of them. */
export async function ruangUji(): Promise<RuangUji> {
  const folder = await mkdtemp(join(tmpdir(), 'kencana-cadangan-'))
  return {
    folder,
    tempat: tempatFolder(join(folder, 'cadangan')),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

export const cadangkan = (
  { app: { deps }, clock }: TestServer,
  tempat: Tempat,
  lain: Partial<Pembuatan> = {},
): Promise<CadanganBaik | undefined> =>
  buatCadangan({
    url: deps.database.url,
    penyimpanan: deps.penyimpanan,
    rahasia: deps.rahasia,
    tempat,
    clock,
    asal: 'PERINTAH',
    simpan: 5,
    ...lain,
  })

/** The files of an archive as somebody else puts them together: with other contents, their hashes right, and a last file of theirs. */
export async function disusunLagi(
  arsip: Buffer,
  { ubah, digest }: { ubah?: (file: TarFile) => Buffer | Promise<Buffer>; digest: (hash: string) => string },
): Promise<Buffer> {
  const bagian: Buffer[] = []
  const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
  for await (const file of readTar(satuPotong(arsip))) {
    const content =
      file.nama === DIGEST
        ? Buffer.from(digest(sha256(Buffer.concat(bagian))))
        : ((await ubah?.(file)) ?? file.content)
    bagian.push(tarFile(file.nama, content, file.time))
  }
  return Buffer.concat([...bagian, AKHIR])
}

/** Decrypts a backup. */
export async function dibuka(arsip: Buffer, kunci: Bersandi): Promise<Buffer> {
  const bagian: Buffer[] = []
  for await (const b of opened(satuPotong(arsip), kunci)) bagian.push(b)
  return Buffer.concat(bagian)
}

export async function* satuPotong(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

export interface Dipulihkan extends Terbukti {
  database: FreshDatabase
  /** The folder of its pictures. */
  picture: string
}

/** In a database of its own. */
export async function pulihkanBaru(
  { app: { deps }, clock }: TestServer,
  ruang: RuangUji,
  nama: string,
  lain: Partial<Pemulihan> = {},
): Promise<Dipulihkan> {
  const database = await freshDatabase()
  const picture = await mkdtemp(join(ruang.folder, 'gambar-'))
  const pemulihan: Pemulihan = {
    read: () => ruang.tempat.read(nama),
    file: nama,
    rahasia: deps.rahasia,
    penyimpanan: diFolder(picture),
    now: clock.now(),
    log: () => {},
    ...lain,
  }
  return { ...(await pulihkan(database.url, pemulihan, await checkFile(pemulihan))), database, picture }
}

/** Every table's rows, every sequence, as PostgreSQL itself writes them. @param kecuali tables that a restore may add to */
export async function databaseContent(
  url: string,
  kecuali: readonly string[] = [],
): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ relname: string; relkind: string }>(
      `SELECT relname, relkind FROM pg_class
       WHERE relkind IN ('r', 'S') AND relnamespace = 'public'::regnamespace ORDER BY 1`,
    )
    const content: Record<string, string> = {}
    for (const { relname, relkind } of rows) {
      if (kecuali.some((k) => relname.startsWith(k))) continue
      const { rows: satu } = await client.query<{ isi: string }>(
        relkind === 'S'
          ? `SELECT last_value || ' ' || is_called AS isi FROM "${relname}"`
          : `SELECT count(*) || ' ' || COALESCE(md5(string_agg(t::text, E'\\n' ORDER BY t::text)), '-') AS isi
            FROM "${relname}" t`,
      )
      content[relname] = satu[0]!.isi
    }
    return content
  } finally {
    await client.end()
  }
}

/** Reads what a database forbids and allows: policies, grants, triggers, constraints, indexes. */
export async function databaseShape(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(`
      SELECT 'tabel' AS apa, relname::text AS nama, relrowsecurity::text || ' ' || COALESCE(relacl::text, '-') AS isi
        FROM pg_class WHERE relkind IN ('r', 'S', 'v') AND relnamespace = 'public'::regnamespace
      UNION ALL SELECT 'kolom', attrelid::regclass || '.' || attname, attacl::text FROM pg_attribute
      WHERE attacl IS NOT NULL AND attrelid::regclass::text NOT LIKE 'pg\\_%'
      UNION ALL SELECT 'policy', tablename || '.' || policyname, qual FROM pg_policies
      UNION ALL SELECT 'trigger', tgrelid::regclass || '.' || tgname,
        tgenabled::text || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname,
        convalidated || pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT 'index', indexname::text, indexdef FROM pg_indexes WHERE schemaname = 'public'
      ORDER BY 1, 2, 3`)
    return rows
  } finally {
    await client.end()
  }
}
